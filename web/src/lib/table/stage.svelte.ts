/** The stage: shows one move after the other, at a pace that can be followed, and catches up when asked to. */
import type { State, Table, TableEvent, Update } from '$lib/net/documents';
import { settings } from '$lib/settings.svelte';

const LONGEST = 2600;
/** More than this is not told again: who comes in reads the log. */
const MANY = 24;

export class Stage {
  table = $state.raw<Table | null>(null);
  state = $state.raw<State | null>(null);
  /** The number of the last event that has been shown. */
  number = $state(0);
  /** The events of the last step, for the live region and the fx layer. */
  fresh = $state.raw<TableEvent[]>([]);
  waiting = $state(0);
  /** What is still moving: how long it takes, and how to end it. */
  moving: { left: number; finish: () => void } = { left: 0, finish: () => {} };
  #queue: Update[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Take an update; it is shown at once if it is the first, the reader's own, or if nothing moved. */
  push(update: Update, mine: (seat: number | null) => boolean): void {
    const moved = update.events.some((event) => event.kind === 'moved' && !mine(event.seat));
    if (this.state === null || settings.still || settings.get('pace') === 0 || update.events.length > 3) {
      this.#queue = [];
      this.#show(update);
    } else if (!moved && this.#queue.length === 0) {
      this.#show(update);
    } else {
      this.#queue.push(update);
      this.waiting = this.#queue.length;
      this.#timer ??= setTimeout(this.#step, 60);
    }
  }

  /** Show everything that waits. */
  skip(): void {
    this.moving.finish();
    const last = this.#queue.at(-1);
    if (!last) return;
    const events = this.#queue.flatMap((update) => update.events);
    this.#queue = [];
    this.#show({ ...last, events });
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #step = (): void => {
    this.#timer = undefined;
    const next = this.#queue.shift();
    if (!next) return;
    this.#show(next);
    const wait = Math.max(140, settings.get('pace') - 50 * this.#queue.length);
    this.#timer = setTimeout(this.#pause, wait);
  };

  /** What moves arrives before the next move is shown, unless many wait. */
  #pause = (): void => {
    this.#timer = setTimeout(this.#step, this.#queue.length > 6 ? 0 : Math.min(this.moving.left, LONGEST));
  };

  #show(update: Update): void {
    const first = this.state === null;
    this.table = update.table;
    this.state = update.state;
    this.number = update.number;
    this.fresh = first || update.events.length > MANY ? [] : update.events;
    this.waiting = this.#queue.length;
  }
}
