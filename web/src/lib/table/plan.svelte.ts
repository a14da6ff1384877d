/** Planning: moves tried out on a copy of what one knows. Nothing is sent, and leaving it leaves nothing behind. */
import * as api from '$lib/net/api';
import type { PlanDocument } from '$lib/net/documents';

export class Plan {
  /** What has been tried, move by move; none while one does not plan. */
  actions = $state.raw<string[] | null>(null);
  shown = $state.raw<PlanDocument | null>(null);

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
    this.actions = null;
    this.shown = null;
  }

  async #try(actions: string[]): Promise<void> {
    const seat = this.seat();
    if (seat === null) return;
    try {
      this.shown = await this.ask(this.table, seat, actions);
      this.actions = actions;
    } catch (error) {
      this.complain(error);
      this.leave();
    }
  }
}
