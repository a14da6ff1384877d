/** Planning: moves tried out on a copy of what one knows. Nothing is sent, and leaving it leaves nothing behind. */
import * as api from '$lib/net/api';
import type { PlanDocument } from '$lib/net/documents';
import { t } from '$lib/words/words.svelte';

export class Plan {
  /** What has been tried, move by move; none while one does not plan. */
  actions = $state.raw<string[] | null>(null);
  shown = $state.raw<PlanDocument | null>(null);
  /** Which question is the last one: an answer to an earlier one comes too late. */
  #trial = 0;

  constructor(
    private readonly table: string,
    private readonly seat: () => number | null,
    private readonly complain: (error: unknown) => void,
    private readonly ask: typeof api.plan = api.plan,
  ) {}

  get on(): boolean {
    return this.actions !== null && this.shown !== null;
  }

  begin(): Promise<void> {
    return this.#try([]);
  }

  add(action: string): Promise<void> {
    return this.#try([...(this.actions ?? []), action]);
  }

  /** Take the last move of the plan back. */
  back(): Promise<void> {
    return this.#try((this.actions ?? []).slice(0, -1));
  }

  leave(): void {
    this.#trial += 1;
    this.actions = null;
    this.shown = null;
  }

  async #try(actions: string[]): Promise<void> {
    const seat = this.seat();
    if (seat === null) return;
    const trial = (this.#trial += 1);
    try {
      const found = await this.ask(this.table, seat, actions, this.shown?.number ?? 0);
      if (trial !== this.#trial) return;
      this.shown = found;
      this.actions = actions.slice(0, found.kept);
      if (found.kept < actions.length) this.complain(new Error(t('plan-cut')));
    } catch (error) {
      if (trial !== this.#trial) return;
      this.complain(error);
      this.leave();
    }
  }
}
