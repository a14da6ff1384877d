/** Earlier positions of a game: one steps through them, and the running game goes on meanwhile. */
import * as api from '$lib/net/api';
import type { Position, TableEvent } from '$lib/net/documents';

/** Between two moves that are played again. */
const PACE = 900;

export class Past {
  /** The move that is shown; none while the reader looks at the present. */
  index = $state<number | null>(null);
  position = $state.raw<Position | null>(null);
  playing = $state(false);
  #known = new Map<number, Promise<Position>>();
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly table: string,
    private readonly events: () => TableEvent[],
    private readonly complain: (error: unknown) => void,
    private readonly fetch: (table: string, number: number) => Promise<Position> = api.position,
  ) {}

  get moves(): TableEvent[] {
    return this.events().filter(({ kind }) => kind === 'moved' || kind === 'opened');
  }

  get current(): TableEvent | null {
    return this.index === null ? null : (this.moves[this.index] ?? null);
  }

  /** Show the position after a move, and have the next one at hand. */
  async go(index: number): Promise<void> {
    const { moves } = this;
    const at = Math.max(0, Math.min(moves.length - 1, index));
    this.index = at;
    const number = moves[at]?.number;
    if (number === undefined) return;
    try {
      const found = await this.#read(number);
      if (this.index === at) this.position = found;
    } catch (error) {
      if (this.index === at) this.complain(error);
      return;
    }
    const next = moves[at + 1]?.number;
    if (next !== undefined) this.#read(next).catch(() => undefined);
  }

  /** Show the position after the move that a line of the log tells of. */
  open(number: number): Promise<void> {
    const found = this.moves.findLastIndex((event) => event.number <= number);
    return this.go(Math.max(0, found));
  }

  play(from: number | null = null): void {
    this.pause();
    if (from !== null) void this.open(from);
    this.playing = true;
    this.#timer = setInterval(() => {
      if (this.index !== null && this.index < this.moves.length - 1) void this.go(this.index + 1);
      else this.pause();
    }, PACE);
  }

  pause(): void {
    clearInterval(this.#timer);
    this.playing = false;
  }

  /** Back to the present. */
  close(): void {
    this.pause();
    this.index = null;
    this.position = null;
  }

  #read(number: number): Promise<Position> {
    const known = this.#known.get(number) ?? this.fetch(this.table, number);
    this.#known.set(number, known);
    known.catch(() => this.#known.delete(number));
    return known;
  }
}
