/** One reader at one table: what is shown, what may be chosen, and what is sent. */
import { Chooser } from '$lib/choose/chooser.svelte';
import { bookOf, editionOf, type Face, type PlayerFace } from '$lib/games/face';
import * as api from '$lib/net/api';
import type { Entry, Hint, SeatView, View, Why } from '$lib/net/documents';
import { TableLink } from '$lib/net/link.svelte';
import { toasts } from '$lib/ui/toasts.svelte';
import { Speech, t } from '$lib/words/words.svelte';
import { motion } from './motion.svelte';
import { Stage } from './stage.svelte';

export interface Refused {
  spot: string;
  why: Why;
}

export class Play {
  readonly link!: TableLink;
  readonly stage = new Stage();
  readonly chooser = new Chooser();
  face = $state.raw<Face | null>(null);
  refused = $state.raw<Refused | null>(null);
  pointed = $state.raw<string[]>([]);
  preview = $state.raw<View | null>(null);
  after = $state.raw<View | null>(null);
  told = $state.raw<Entry[]>([]);
  sending = $state(false);
  hint = $state.raw<Hint | null>(null);
  hinting = $state(false);
  /** The seat whose person holds the device, at a table with several seats of one's own. */
  holder = $state<number | null>(null);
  /** In a lesson all seats are the reader's, but only one is shown. */
  only = $state<number | null>(null);
  #previews = new Map<string, Promise<api.Preview>>();

  readonly mine: number[] = $derived(
    (this.stage.table?.seats ?? [])
      .filter((seat) => seat.yours && (this.only === null || this.only === seat.seat))
      .map((seat) => seat.seat),
  );
  readonly acting: number[] = $derived(this.mine.filter((seat) => this.stage.state?.actors.includes(seat)));
  /** The seat that is shown: the one that has to act, else the one that acted last, else the first. */
  readonly seat: number | null = $derived(
    this.mine.length === 0
      ? null
      : this.holder !== null && (this.acting.includes(this.holder) || this.acting.length === 0)
        ? this.holder
        : (this.acting[0] ?? this.mine[0] ?? null),
  );
  readonly seatView: SeatView | null = $derived(
    this.stage.state?.seats.find((view) => view.seat === this.seat) ?? this.stage.state?.seats[0] ?? null,
  );
  readonly view: View = $derived(this.seatView?.view ?? {});
  readonly book = $derived(bookOf(this.stage.table?.title ?? ''));
  readonly edition = $derived(editionOf(this.stage.table?.title ?? ''));
  readonly speech = $derived(new Speech(this.book));
  readonly settled = $derived(this.stage.waiting === 0 && this.stage.number === this.link.state?.number);
  /** Whether the screen is covered because somebody else of this device has to look now. */
  readonly covered: boolean = $derived(
    (this.face?.secrets ?? false) &&
      this.mine.length > 1 &&
      this.stage.state?.status === 'playing' &&
      this.acting.length > 0 &&
      (this.holder === null || !this.acting.includes(this.holder)),
  );
  readonly active: boolean = $derived(
    this.settled && !this.covered && (this.seatView?.options.length ?? 0) > 0 && this.stage.state?.ask === null,
  );
  readonly players: PlayerFace[] = $derived(
    this.face && this.seatView ? this.face.players(this.view, this.speech) : [],
  );
  readonly names: Record<string, string> = $derived(this.#names());
  readonly colour: string | null = $derived(
    this.players.find((player) => player.seat === this.seat && this.seat !== null)?.colour ?? null,
  );
  /** The number of the reader's last decision: what comes after is new. */
  readonly since: number = $derived(
    this.link.events.findLast(
      (event) => event.kind === 'moved' && event.seat !== null && this.mine.includes(event.seat),
    )?.number ?? 0,
  );

  constructor(name: string) {
    this.link = new TableLink(name);
    this.stage.moving = motion;
    this.link.onupdate = (update) => {
      this.stage.push(update, (seat) => seat !== null && (this.link.table?.seats[seat]?.yours ?? false));
    };
  }

  open(): void {
    this.link.open();
  }

  close(): void {
    this.link.close();
    this.stage.stop();
  }

  colourOf = (seat: number | null): string | null =>
    seat === null ? null : (this.players.find((player) => player.seat === seat)?.colour ?? null);

  #names(): Record<string, string> {
    const seats = this.stage.table?.seats ?? [];
    const names: Record<string, string> = {};
    for (const player of this.players) {
      const name = player.seat === null ? this.speech.say('player-nobody') : (seats[player.seat]?.name ?? '');
      const several = this.players.filter((other) => other.seat === player.seat).length > 1;
      names[player.colour] = several
        ? `${name} (${this.speech.name('colour', player.colour)})`
        : name || this.speech.name('colour', player.colour);
    }
    return names;
  }

  nameOf(seat: number): string {
    return this.stage.table?.seats[seat]?.name ?? '';
  }

  // Choosing.

  pick(spot: string): void {
    this.refused = null;
    this.chooser.pickSpot(spot);
  }

  async ask(spot: string): Promise<void> {
    if (this.seat === null || !this.active) return;
    const picked = this.chooser.picks.flatMap((pick) => (pick.kind === 'spot' ? [pick.spot] : []));
    try {
      this.refused = { spot, why: await this.#why([...picked, spot], [spot]) };
    } catch {
      this.refused = { spot, why: { allowed: false, rule: null } };
    }
  }

  async #why(spots: string[], fewer: string[]): Promise<Why> {
    const seat = this.seat ?? 0;
    try {
      return await api.whySpots(this.link.name, seat, spots);
    } catch {
      return await api.whySpots(this.link.name, seat, fewer);
    }
  }

  async confirm(): Promise<void> {
    const meant = this.chooser.meant;
    if (!meant || this.seat === null || this.sending) return;
    this.sending = true;
    this.refused = null;
    try {
      await this.link.send({ type: 'move', seat: this.seat, at: this.stage.number, action: meant.action });
      this.chooser.clear();
    } catch (error) {
      this.#complain(error);
    } finally {
      this.sending = false;
    }
  }

  /** Send at once what can be taken back; what cannot waits for a confirmation. */
  async hasten(): Promise<void> {
    const meant = this.chooser.meant;
    if (!meant || this.chooser.picks.length === 0) return;
    const found = await this.previewOf(meant.action).catch(() => null);
    if (found?.final === false && this.chooser.meant === meant) await this.confirm();
  }

  async undo(): Promise<void> {
    if (this.seat === null) return;
    await this.link.send({ type: 'undo', seat: this.seat }).catch((error) => this.#complain(error));
    if (this.link.state?.ask) toasts.say(t('undo-asked'));
  }

  answer(yes: boolean): void {
    const ask = this.stage.state?.ask;
    if (ask) this.link.send({ type: 'answer', ask: ask.ask, yes }).catch((error) => this.#complain(error));
  }

  say(text: string): void {
    this.link.send({ type: 'say', text }).catch((error) => this.#complain(error));
  }

  point(entry: Entry | null): void {
    this.pointed = entry && this.face ? this.face.pointed(entry) : [];
  }

  #complain(error: unknown): void {
    toasts.say(error instanceof Error ? error.message : String(error));
  }

  // Hints.

  /** Ask the adviser about the choice at hand; what comes too late is not shown. */
  async askHint(): Promise<void> {
    const [seat, number] = [this.seat, this.stage.number];
    if (seat === null || this.hinting) return;
    this.hinting = true;
    try {
      const found = await api.hint(this.link.name, seat);
      if (this.stage.number === number && this.seat === seat) this.hint = found;
    } catch (error) {
      this.#complain(error);
    } finally {
      this.hinting = false;
    }
  }

  forgetHint(): void {
    this.hint = null;
    this.pointed = [];
  }

  // Previews.

  previewOf(action: string | null): Promise<api.Preview> {
    const key = `${this.stage.number} ${this.seat} ${action}`;
    let found = this.#previews.get(key);
    if (!found) {
      if (this.#previews.size > 200) this.#previews.clear();
      found = api.preview(this.link.name, this.seat, action);
      this.#previews.set(key, found);
    }
    return found;
  }

  async look(): Promise<void> {
    const number = this.stage.number;
    const found = await this.previewOf(null).catch(() => null);
    if (found && this.stage.number === number) this.preview = found.preview;
  }

  async lookAhead(action: string | null): Promise<void> {
    if (action === null || !this.active) {
      this.after = null;
      this.told = [];
      return;
    }
    const found = await this.previewOf(action).catch(() => null);
    const wanted = this.chooser.hovered ?? this.chooser.meant;
    const meant = wanted?.action === action ? found : null;
    this.after = meant?.preview ?? null;
    this.told = meant?.told ?? [];
  }
}
