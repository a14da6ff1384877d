/** The choice in the making: picks, steps back, and what is meant. */
import type { Option } from '$lib/net/documents';
import { narrow, type Choice, type Pick } from './narrowing';

export interface Crumb {
  pick: Pick;
  /** How many picks stand up to and including this one. */
  depth: number;
}

/** What happened to the choice: something was picked, aimed at for now, or only looked at. */
export type Change = 'picked' | 'aimed' | 'looked';

export class Chooser {
  options = $state.raw<Option[]>([]);
  picks = $state.raw<Pick[]>([]);
  /** What had been picked before an option was aimed at: the ground that one comes back to. */
  #ground = $state.raw<Pick[] | null>(null);
  /** The option under the pointer or the focus, for previews. */
  hovered = $state.raw<Option | null>(null);
  /** What a lesson asks for: only that glows. */
  lit = $state.raw<((option: Option) => boolean) | null>(null);
  choice: Choice = $derived(narrow(this.options, this.picks));
  ground: Pick[] = $derived(this.#ground ?? this.picks);
  /** What could be chosen instead of what is aimed at. */
  around: Choice = $derived(narrow(this.options, this.ground));
  crumbs: Crumb[] = $derived(this.ground.map((pick, index) => ({ pick, depth: index + 1 })));
  meant: Option | null = $derived(this.choice.meant);

  constructor(private readonly changed: (change: Change) => void = () => {}) {}

  /** What is looked at: what is under the pointer, else what is meant. */
  get wanted(): Option | null {
    return this.hovered ?? this.meant;
  }

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

  /** Whether a spot may glow: all that is open, unless a lesson asks for something. */
  isLit(spot: string): boolean {
    const { lit } = this;
    return lit === null || (this.choice.spots.get(spot)?.some(lit) ?? false);
  }

  isPicked(spot: string): boolean {
    return this.picks.some((pick) => pick.kind === 'spot' && pick.spot === spot);
  }

  /** Whether a spot belongs to the one option that is left, picked or filled in. */
  isMeant(spot: string): boolean {
    return this.meant?.spots.includes(spot) ?? false;
  }

  /** Whether every spot that can be touched, or else every field, was picked: then nothing was filled in. */
  isWhole(touchable: (spot: string) => boolean): boolean {
    const { meant, picks } = this;
    if (!meant || picks.length === 0) return false;
    const touched = (spot: string) =>
      picks.some((pick) => pick.kind === 'spot' && (pick.spot === spot || pick.spot.startsWith(`${spot}.`)));
    const named = (field: string) => picks.some((pick) => pick.kind === 'field' && pick.field === field);
    return (
      meant.spots.every((spot) => !touchable(spot) || touched(spot)) ||
      Object.keys(meant.fields).every((field) => field === 'verb' || named(field))
    );
  }

  /** Pick a spot. A spot that no longer fits but would have fitted at the start begins a new choice. */
  pickSpot(spot: string): boolean {
    const pick: Pick = { kind: 'spot', spot };
    if (this.isOpen(spot)) return this.pick([pick]);
    if (this.isPicked(spot)) return this.unpick(spot);
    if (narrow(this.options, [pick]).options.length === 0) return false;
    this.#pick([]);
    return this.pick([pick]);
  }

  /** Pick several things at once. */
  pick(picks: Pick[]): boolean {
    if (narrow(this.options, [...this.picks, ...picks]).options.length === 0) return false;
    this.hovered = null;
    this.#pick([...this.picks, ...picks]);
    this.changed('picked');
    return true;
  }

  #pick(picks: Pick[]): void {
    this.picks = picks;
    this.#ground = null;
  }

  /** Mean one option for now: a sum on a slider, what a bot advises. It waits to be sent. */
  aim(option: Option): void {
    this.hovered = null;
    this.#ground ??= this.picks;
    this.picks = Object.entries(option.fields).map(([field, value]): Pick => ({ kind: 'field', field, value }));
    this.changed('aimed');
  }

  /** Look at an option without choosing it. */
  hover(option: Option | null): void {
    if (this.hovered === option) return;
    this.hovered = option;
    this.changed('looked');
  }

  private unpick(spot: string): boolean {
    this.#pick(this.picks.filter((pick) => pick.kind !== 'spot' || pick.spot !== spot));
    this.changed('aimed');
    return true;
  }

  /** One step back. */
  back(): void {
    this.backTo(this.#ground ? this.#ground.length : this.picks.length - 1);
  }

  backTo(depth: number): void {
    this.#pick(this.ground.slice(0, Math.max(0, depth)));
    this.changed('aimed');
  }

  clear(): void {
    this.#pick([]);
    this.hovered = null;
    this.changed('aimed');
  }
}
