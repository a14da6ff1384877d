/**
 * The way of a click, from a spot to what is sent. The steps stand in the order in which they happen:
 * options are offered, a spot is clicked, one option is left, the page looks ahead, and the move is sent.
 */
import { Chooser, type Change } from '$lib/choose/chooser.svelte';
import type { Entry, Option, Preview, View, Why } from '$lib/net/documents';
import type { Questions } from '$lib/net/questions';
import { settings } from '$lib/settings.svelte';

/** A spot that was asked about, and if it is closed, why. */
export interface Explained {
  spot: string;
  why: Why | null;
}

/** The table at which the move is made. */
export interface Place {
  /** Whom to ask what would follow, and why not. */
  readonly questions: Questions;
  readonly seat: number | null;
  readonly active: boolean;
  /** Whether moves are only tried out: then there is nothing to ask before them. */
  readonly planning: boolean;
  /** The number of the position that is shown. */
  readonly number: number;
  /** Whether a spot can be touched, on the board or beside it. */
  touchable(spot: string): boolean;
  /** Send an action for good. */
  play(action: string): Promise<void>;
}

/** What the pointer only passes over is not asked for. */
const GLANCE = 90;

export class Move {
  readonly chooser = new Chooser((change) => this.#changed(change));
  /** What the rules would pay or score now, and after what is wanted. */
  preview = $state.raw<View | null>(null);
  after = $state.raw<View | null>(null);
  /** What the chronicle would say of what is wanted. */
  told = $state.raw<Entry[]>([]);
  explained = $state.raw<Explained | null>(null);
  sending = $state(false);
  #previews = new Map<string, Promise<Preview>>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #left = false;

  constructor(private readonly place: Place) {}

  /** The reader has left: what is still under way means nothing any more. */
  leave(): void {
    this.#left = true;
    clearTimeout(this.#timer);
  }

  // 1. The server offers options; nothing is offered while others decide.

  offer(options: Option[]): void {
    this.explained = null;
    this.chooser.offer(options);
    void this.#look();
  }

  // 2. A spot is clicked: it is picked, it sends what it has already chosen, or it says why it is closed.

  click(spot: string): void {
    const { chooser } = this;
    this.explained = null;
    if (chooser.meant && chooser.isPicked(spot)) void this.send();
    else if (!chooser.pickSpot(spot)) void this.explain(spot);
  }

  /** What a spot is and would bring, or which rule closes it. */
  async explain(spot: string): Promise<void> {
    const { seat, active, questions } = this.place;
    if (seat === null || !active || this.chooser.isOpen(spot) || this.chooser.isPicked(spot)) {
      this.explained = { spot, why: null };
      return;
    }
    const picked = this.chooser.picks.flatMap((pick) => (pick.kind === 'spot' ? [pick.spot] : []));
    const nothing: Why = { action: null, allowed: false, rule: null };
    const alone = () => questions.why(seat, [spot]).catch(() => nothing);
    this.explained = { spot, why: await questions.why(seat, [...picked, spot]).catch(alone) };
  }

  // 3. The choice has changed: the page looks ahead; what was picked to the end may be sent at once.

  #changed(change: Change): void {
    clearTimeout(this.#timer);
    if (this.#left) return;
    const { wanted } = this.chooser;
    if (!wanted) [this.after, this.told] = [null, []];
    else this.#timer = setTimeout(() => void this.#lookAhead(wanted), change === 'looked' ? GLANCE : 0);
    if (change === 'picked') void this.#hasten();
  }

  // 4. Looking ahead.

  #previewOf(action: string | null): Promise<Preview | null> {
    const { questions, seat, number, planning } = this.place;
    if (planning) return Promise.resolve(null);
    const key = `${number} ${seat} ${action}`;
    if (this.#previews.size > 200) this.#previews.clear();
    const found = this.#previews.get(key) ?? questions.preview(seat, action, number);
    this.#previews.set(key, found);
    // What was asked too late is answered about a later position, and means nothing here.
    return found.then((preview) => (preview.number === number ? preview : null)).catch(() => null);
  }

  async #look(): Promise<void> {
    const { number } = this.place;
    const found = await this.#previewOf(null);
    if (!this.#left && found && this.place.number === number) this.preview = found.preview;
  }

  async #lookAhead(wanted: Option): Promise<void> {
    if (!this.place.active || this.sending) return;
    const found = await this.#previewOf(wanted.action);
    if (this.#left || this.chooser.wanted?.action !== wanted.action) return;
    this.after = found?.preview ?? null;
    this.told = found?.told ?? [];
  }

  // 5. Sending: at once if the reader wishes it and nothing was filled in, else by the button, Enter or a second click.

  async #hasten(): Promise<void> {
    const { meant } = this.chooser;
    const confirm = settings.get('confirm');
    if (!meant || confirm === 'always' || !this.chooser.isWhole((spot) => this.place.touchable(spot))) return;
    const final = confirm === 'final' && !this.place.planning && (await this.#previewOf(meant.action))?.final !== false;
    if (!final && !this.#left && this.chooser.meant === meant) await this.send();
  }

  async send(): Promise<void> {
    const { meant, picks } = this.chooser;
    if (!meant || this.place.seat === null || this.sending) return;
    this.sending = true;
    this.explained = null;
    try {
      await this.place.play(meant.action);
      // The next position may have come already, and with it a first pick.
      if (!this.#left && this.chooser.picks === picks) this.chooser.clear();
    } finally {
      this.sending = false;
    }
  }
}
