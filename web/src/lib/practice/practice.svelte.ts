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
  #place: Place;
  #turn = 0;

  constructor(place: Place) {
    this.#place = place;
  }

  open(): void {
    void this.look();
  }

  close(): void {
    this.#turn += 1;
  }

  again(): void {
    void this.go(this.#place, this.lines);
  }

  /** Nobody speaks where one practises. */
  async reread(): Promise<void> {}

  /** Another place, or the same one with other lines; it is shown at once. */
  async go(place: Place, lines: Line[] = []): Promise<void> {
    [this.#place, this.lines, this.floor] = [place, lines, Math.min(this.floor, lines.length)];
    [this.events, this.state] = [[], null];
    await this.look();
  }

  async send(command: Command): Promise<Ack> {
    if (command.type === 'move' && typeof command.action === 'string') {
      const before = this.lines;
      this.lines = [...before, [command.seat, command.action], ...this.reply(command.action)];
      await this.look().catch((error: unknown) => {
        this.lines = before;
        throw error;
      });
    } else if (command.type === 'undo') {
      const last = this.lines.findLastIndex(([seat], index) => seat === command.seat && index >= this.floor);
      if (last >= 0) this.lines = this.lines.slice(0, last);
      await this.look();
    }
    return { key: '', number: this.state?.number ?? 0, repeated: false, secret: null, table: null };
  }

  /** Ask how things stand, and what has happened since. */
  async look(): Promise<void> {
    const turn = (this.#turn += 1);
    const after = this.state?.number ?? 0;
    const { updates } = await api.practise(this.#place, this.lines, after);
    if (turn !== this.#turn) return;
    const free = this.lines.length > this.floor;
    const shown = updates.map((update) => ({ ...update, state: withUndo(update.state, free ? 'free' : 'no') }));
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
