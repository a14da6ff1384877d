/**
 * Practice: a position that the page plays on from, by itself. It looks like the link to a table, but nothing is kept:
 * each answer of the server follows from the place and the lines alone.
 */
import * as api from '$lib/net/api';
import type {
  Ack,
  Command,
  Line,
  Place,
  Preview,
  Problem,
  State,
  Table,
  TableEvent,
  Update,
  Why,
} from '$lib/net/documents';
import type { Connection, Link } from '$lib/net/link.svelte';
import type { Questions } from '$lib/net/questions';
import { toasts } from '$lib/ui/toasts.svelte';

export class Practice implements Link, Questions {
  readonly name = 'practice';
  connection = $state<Connection>('connecting');
  table = $state.raw<Table | null>(null);
  state = $state.raw<State | null>(null);
  events = $state.raw<TableEvent[]>([]);
  present = $state.raw<number[]>([]);
  watchers = $state(0);
  readonly queue = 0;
  pending = $state(0);
  problem = $state.raw<Problem | null>(null);
  /** What has been played since the place, by everybody and by chance. */
  lines = $state.raw<Line[]>([]);
  onupdate: (update: Update) => void = () => {};
  /** What the others do after a move of the learner; nothing if nobody has anything to do. */
  reply: (action: string) => Line[] = () => [];
  /** Lines that are not taken back any more. */
  floor = $state(0);
  /** Whether an answer of the server is awaited. */
  busy = $state(false);
  #place: Place;
  #turn = 0;

  constructor(place: Place) {
    this.#place = place;
  }

  open(): void {
    this.again();
  }

  close(): void {
    this.#turn += 1;
  }

  again(): void {
    void this.go(this.#place, this.lines, this.floor).catch((error: Error) => toasts.say(error.message));
  }

  /** Nobody speaks where one practises. */
  async reread(): Promise<void> {}

  /** Another place, or the same one with other lines; nothing can be chosen until it has come. */
  async go(place: Place, lines: Line[] = [], floor = lines.length): Promise<boolean> {
    const before = this.state;
    this.state = null;
    try {
      return await this.#ask(place, lines, floor, 0);
    } catch (error) {
      this.state = before;
      throw error;
    }
  }

  async send(command: Command): Promise<Ack> {
    const { lines, floor } = this;
    const known = this.state?.number ?? 0;
    if (command.type === 'move' && typeof command.action === 'string') {
      const more: Line[] = [[command.seat, command.action], ...this.reply(command.action)];
      await this.#ask(this.#place, [...lines, ...more], floor, known);
    } else if (command.type === 'undo') {
      const last = lines.findLastIndex(([seat], index) => seat === command.seat && index >= floor);
      if (last >= 0) await this.#ask(this.#place, lines.slice(0, last), floor, known);
    }
    return { key: '', number: this.state?.number ?? 0, repeated: false, secret: null, table: null };
  }

  /** What has been played so far is not taken back any more. */
  keep(): void {
    this.floor = this.lines.length;
    const [table, state] = [this.table, this.state];
    if (table && state)
      this.#show([{ type: 'update', number: state.number, complete: true, events: [], state, table }], state.number);
  }

  /**
   * Ask how things stand after some lines from a place, and what has happened since. All of it changes at once, when
   * the answer has come. False if something newer was asked for meanwhile: then the answer means nothing any more.
   */
  async #ask(place: Place, lines: Line[], floor: number, after: number): Promise<boolean> {
    const turn = (this.#turn += 1);
    this.busy = true;
    try {
      const { updates } = await api.practise(place, lines, after);
      if (turn !== this.#turn) return false;
      [this.#place, this.lines, this.floor] = [place, lines, floor];
      this.#show(updates, after);
      return true;
    } catch (error) {
      if (turn === this.#turn) throw error;
      return false;
    } finally {
      if (turn === this.#turn) this.busy = false;
    }
  }

  #show(updates: Update[], after: number): void {
    const undo = this.lines.length > this.floor ? 'free' : 'no';
    const shown = updates.map((update) => ({ ...update, state: withUndo(update.state, undo) }));
    const last = shown.at(-1);
    if (!last) return;
    const events = shown.flatMap((update) => update.events);
    this.events = [...this.events.filter(({ number }) => number <= Math.min(after, last.number)), ...events];
    [this.table, this.state, this.connection] = [last.table, last.state, 'open'];
    this.present = last.table.seats.map(({ seat }) => seat);
    for (const update of shown) this.onupdate(update);
  }

  preview(_seat: number | null, action: string | null): Promise<Preview> {
    return api.practicePreview(this.#place, this.lines, action);
  }

  why(_seat: number, spots: string[]): Promise<Why> {
    return api.practiceWhy(this.#place, this.lines, spots);
  }
}

const withUndo = (state: State, undo: 'free' | 'no'): State => ({
  ...state,
  seats: state.seats.map((view) => ({ ...view, undo })),
});
