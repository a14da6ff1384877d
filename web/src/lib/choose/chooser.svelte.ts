/** The choice in the making: picks, steps back, and what is meant. */
import type { Option } from '$lib/net/documents';
import { narrow, type Choice, type Pick } from './narrowing';

export interface Crumb {
  pick: Pick;
  /** How many picks stand up to and including this one. */
  depth: number;
}

export class Chooser {
  options = $state.raw<Option[]>([]);
  picks = $state<Pick[]>([]);
  /** The option under the pointer or the focus, for previews. */
  hovered = $state.raw<Option | null>(null);
  choice: Choice = $derived(narrow(this.options, this.picks));
  crumbs: Crumb[] = $derived(this.picks.map((pick, index) => ({ pick, depth: index + 1 })));
  meant: Option | null = $derived(this.choice.meant);

  /** Offer other options; picks that still fit stay. */
  offer(options: Option[]): void {
    const same =
      options.length === this.options.length && options.every((o, i) => o.action === this.options[i]?.action);
    this.options = options;
    if (!same) this.clear();
  }

  isOpen(spot: string): boolean {
    return this.choice.spots.has(spot);
  }

  isPicked(spot: string): boolean {
    return this.picks.some((pick) => pick.kind === 'spot' && pick.spot === spot);
  }

  /** Pick a spot. A spot that no longer fits but would have fitted at the start begins a new choice. */
  pickSpot(spot: string): boolean {
    const pick: Pick = { kind: 'spot', spot };
    if (this.isOpen(spot)) return this.add(pick);
    if (this.isPicked(spot)) return this.unpick(spot);
    if (narrow(this.options, [pick]).options.length === 0) return false;
    this.picks = [];
    return this.add(pick);
  }

  pickField(field: string, value: string): boolean {
    return this.add({ kind: 'field', field, value });
  }

  /** Mean one option right away. */
  mean(option: Option): void {
    this.hovered = null;
    this.picks = Object.entries(option.fields).map(([field, value]): Pick => ({ kind: 'field', field, value }));
  }

  private add(pick: Pick): boolean {
    if (narrow(this.options, [...this.picks, pick]).options.length === 0) return false;
    this.hovered = null;
    this.picks.push(pick);
    return true;
  }

  private unpick(spot: string): boolean {
    this.picks = this.picks.filter((pick) => pick.kind !== 'spot' || pick.spot !== spot);
    return true;
  }

  /** One step back. */
  back(): void {
    this.picks.pop();
  }

  backTo(depth: number): void {
    this.picks = this.picks.slice(0, depth);
  }

  clear(): void {
    this.picks = [];
    this.hovered = null;
  }
}
