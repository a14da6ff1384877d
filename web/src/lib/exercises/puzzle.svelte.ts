/** A row of positions in which the best move is to be found: up to three tries each, then the answer with its reasons. */
import * as api from '$lib/net/api';
import type { Answer, Line, Place } from '$lib/net/documents';
import type { Practice } from '$lib/practice/practice.svelte';
import type { Play } from '$lib/table/play.svelte';
import { t } from '$lib/words/words.svelte';

export const TRIES = 3;

export class Puzzle {
  readonly play!: Play;
  readonly practice!: Practice;
  readonly places!: Place[];
  index = $state(0);
  tried = $state(0);
  /** The last answer was wrong, and is still on the board. */
  wrong = $state(false);
  verdict = $state.raw<Answer | null>(null);
  readonly last: boolean = $derived(this.index === this.places.length - 1);
  /** The move that is judged, so that what is answered about an earlier one can be told from it. */
  #judged: Line[] | null = null;

  constructor(
    play: Play,
    practice: Practice,
    places: Place[],
    private readonly noted: (index: number, atOnce: boolean, found: boolean) => void = () => {},
  ) {
    [this.play, this.practice, this.places] = [play, practice, places];
  }

  get place(): Place {
    return this.places[this.index]!;
  }

  async enter(index: number): Promise<void> {
    if (!(await this.practice.go(this.places[index]!))) return;
    [this.index, this.tried, this.verdict] = [index, 0, null];
    this.#open();
  }

  /** The position as it was, for another try. */
  async again(): Promise<void> {
    if (await this.practice.go(this.place)) this.#open();
  }

  #open(): void {
    [this.wrong, this.#judged] = [false, null];
    [this.play.pause, this.play.glow] = [null, []];
  }

  /** Judge the move that was made, if one was. */
  async judge(): Promise<void> {
    const { lines } = this.practice;
    const [, action] = lines[0] ?? [];
    if (action === undefined && this.wrong) this.#open(); // It was taken back.
    if (action === undefined || this.verdict || this.#judged === lines) return;
    this.#judged = lines;
    this.play.pause = t('sending');
    const tried = this.tried + 1;
    try {
      const answer = await api.answer(this.place, action, tried >= TRIES);
      if (this.#judged !== lines || this.verdict) return;
      this.tried = tried;
      if (answer.right || tried >= TRIES) this.#settle(answer);
      else {
        this.wrong = true;
        this.play.pause = t('exercise-wrong', { left: TRIES - tried });
      }
    } catch (error) {
      if (this.#judged === lines) await this.again();
      throw error;
    }
  }

  /** Give up: what is best? */
  async tell(): Promise<void> {
    if (this.practice.lines.length) await this.again();
    const answer = await api.answer(this.place, null, true);
    if (this.verdict) return;
    this.tried = TRIES;
    this.#settle(answer);
  }

  #settle(answer: Answer): void {
    this.verdict = answer;
    this.wrong = false;
    this.play.pause = answer.right ? t('exercise-right') : t('exercise-lost', { best: answer.best?.text ?? '' });
    this.play.glow = answer.right ? [] : (answer.best?.spots ?? []);
    this.noted(this.index, answer.right && this.tried === 1, answer.right);
  }
}
