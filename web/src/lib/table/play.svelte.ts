/** One reader at one table: what is shown, what may be chosen, and what is sent. */
import { bookOf, editionOf, type Face, type PlayerFace } from '$lib/games/face';
import * as api from '$lib/net/api';
import type { Entry, Hint, Option, Price, SeatView, Standing, View } from '$lib/net/documents';
import { TableLink, type Link } from '$lib/net/link.svelte';
import { questionsOf, type Questions } from '$lib/net/questions';
import { settings } from '$lib/settings.svelte';
import { toasts } from '$lib/ui/toasts.svelte';
import { Speech, t } from '$lib/words/words.svelte';
import { betterThan } from './limits';
import { motion } from './motion.svelte';
import { Move, type Place } from './move.svelte';
import { Past } from './past.svelte';
import { Plan } from './plan.svelte';
import { Stage } from './stage.svelte';

export class Play implements Place {
  readonly link!: Link;
  readonly questions!: Questions;
  readonly stage = new Stage();
  readonly move = new Move(this);
  readonly chooser = this.move.chooser;
  readonly past!: Past;
  readonly plan!: Plan;
  face = $state.raw<Face | null>(null);
  pointed = $state.raw<string[]>([]);
  /** What a lesson or an exercise points at, whatever else is pointed at. */
  glow = $state.raw<string[]>([]);
  hint = $state.raw<Hint | null>(null);
  hinting = $state(false);
  /** Whether the reader wants the next answer to stand, if it can, and which prices it is to refuse. */
  stand = $state(false);
  limit = $state<number | null>(null);
  /** The seat whose person holds the device, at a table with several seats of one's own. */
  holder = $state<number | null>(null);
  /** Where an example is tried out all seats are the reader's, but only one is shown. */
  only = $state<number | null>(null);
  /** What is said while nothing can be chosen although it is the reader's turn, such as in a lesson that is being read. */
  pause = $state<string | null>(null);

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
  /** What the seat answers by itself. */
  readonly standing: Standing | null = $derived(this.seatView?.standing ?? null);
  /** The price that the reader is asked to agree to. */
  readonly price: Price | null = $derived(this.seatView?.price ?? null);
  /** The view that is shown: of a plan, of an earlier position while the reader looks back, or of the present. */
  readonly view: View = $derived(this.plan.shown?.view ?? this.#earlier ?? this.seatView?.view ?? {});
  readonly book = $derived(bookOf(this.stage.table?.title ?? ''));
  readonly edition = $derived(editionOf(this.stage.table?.title ?? ''));
  readonly speech = $derived(new Speech(this.book, this.edition));
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
    this.settled &&
      !this.covered &&
      this.past.index === null &&
      this.pause === null &&
      !this.standing?.answers &&
      (this.seatView?.options.length ?? 0) > 0 &&
      this.stage.state?.ask === null,
  );
  /** Whether what is chosen, or what a click would send at once, can be made to stand for the rest of the phase. */
  readonly standable: boolean = $derived.by(() => {
    const { meant } = this.chooser;
    const actions = this.active && !this.plan.on && !this.practice ? (this.seatView?.standable ?? []) : [];
    return meant ? actions.includes(meant.action) : actions.length > 0 && settings.get('confirm') === 'never';
  });
  /** What the reader may do now, or try next. */
  readonly offered: Option[] = $derived(
    this.plan.shown ? this.plan.shown.options : this.active ? (this.seatView?.options ?? []) : [],
  );
  /** Whether something can be chosen, for good or in a plan. */
  readonly choosing: boolean = $derived(this.plan.shown ? this.plan.shown.options.length > 0 : this.active);
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

  constructor(
    name: string,
    /** A position to practise from, instead of a table. */
    readonly practice: (Link & Questions) | null = null,
  ) {
    this.link = practice ?? new TableLink(name);
    this.questions = practice ?? questionsOf(name);
    this.past = new Past(
      name,
      () => this.link.events,
      (error) => this.#complain(error),
    );
    this.plan = new Plan(
      name,
      () => this.seat,
      (error) => this.#complain(error),
    );
    this.stage.moving = motion;
    this.link.onupdate = (update) => {
      this.stage.push(update, (seat) => seat !== null && (this.link.table?.seats[seat]?.yours ?? false));
    };
  }

  get #earlier(): View | null {
    const { position } = this.past;
    if (this.past.index === null || !position) return null;
    return (position.seats.find(({ seat }) => seat === this.seat) ?? position.seats[0])?.view ?? null;
  }

  get number(): number {
    return this.stage.number;
  }

  get planning(): boolean {
    return this.plan.on;
  }

  touchable(spot: string): boolean {
    const { face, stage, view } = this;
    if (!face || !stage.table) return false;
    return (face.beside?.(spot) ?? false) || face.spots(view, stage.table).some(({ id }) => id === spot);
  }

  open(): void {
    this.link.open();
  }

  close(): void {
    this.link.close();
    this.past.close();
    this.move.leave();
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

  // Acting.

  async play(action: string): Promise<void> {
    const { seat, number } = this;
    if (seat === null) return;
    if (this.plan.on) return await this.plan.add(action);
    const stands = this.stand && (this.seatView?.standable.includes(action) ?? false);
    const limit = stands && this.price ? betterThan(this.price, this.limit) : null;
    const sent = this.link.send({ type: 'move', seat, at: number, action, stands, limit });
    [this.stand, this.limit] = [false, null];
    await sent.catch((error: unknown) => this.#complain(error));
  }

  /** Decide for oneself again. */
  cancel(): void {
    if (this.seat === null) return;
    this.link.send({ type: 'cancel', seat: this.seat }).catch((error: unknown) => this.#complain(error));
  }

  /** Take the options of a new position; what was advised before is out of date. */
  offer(options: Option[]): void {
    this.move.offer(options);
    if (options.length === 0) [this.stand, this.limit] = [false, null];
    this.forgetHint();
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

  /** Take back what one has proposed to the others. */
  withdraw(): void {
    const ask = this.stage.state?.ask;
    if (ask) this.link.send({ type: 'withdraw', ask: ask.ask }).catch((error) => this.#complain(error));
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
}
