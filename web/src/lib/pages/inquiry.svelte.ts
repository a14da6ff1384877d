/** Asking for the analysis of a finished game, until it is done. */
import * as api from '$lib/net/api';
import type { Analysis } from '$lib/net/documents';

const PAUSE = 1500;
const KEPT = 'fondaco.analysed';

function kept(): string[] {
  return JSON.parse(localStorage.getItem(KEPT) ?? '[]') as string[];
}

export class Inquiry {
  /** What the server said last; nothing before it was asked. */
  answer = $state.raw<Analysis | null>(null);
  failed = $state<string | null>(null);
  asking = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  constructor(
    readonly table: string,
    private readonly fetch: (table: string) => Promise<Analysis> = api.analysis,
    private readonly pause: number = PAUSE,
  ) {}

  get content(): Analysis['analysis'] {
    return this.answer?.analysis ?? null;
  }

  /** Whether somebody on this device has asked before; then it is there, or on its way. */
  get known(): boolean {
    return kept().includes(this.table);
  }

  async ask(): Promise<void> {
    this.asking = true;
    this.failed = null;
    if (!this.known) localStorage.setItem(KEPT, JSON.stringify([this.table, ...kept()].slice(0, 50)));
    try {
      const found = await this.fetch(this.table);
      if (this.#stopped) return;
      this.answer = found;
      if (found.status === 'done') this.asking = false;
      else this.#timer = setTimeout(() => void this.ask(), this.pause);
    } catch (error) {
      this.failed = error instanceof Error ? error.message : String(error);
      this.asking = false;
    }
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }
}
