/** A row of positions in which the best move is to be found: up to three tries each, then the answer with its reasons. */
import * as api from '$lib/net/api';
import type { Answer, Place } from '$lib/net/documents';
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
  #given: string | null = null;

  constructor(
    play: Play,
    practice: Practice,
    places: Place[],
    private readonly noted: (index: number, atOnce: boolean, found: boolean) => void = () => {},
  ) {
    [this.play, this.practice, this.places] = [play, practice, places];
    this.practice.reply = (action) => {
      this.#given = action;
      return [];
    };
  }

  get place(): Place {
    return this.places[this.index]!;
  }

  async enter(index: number): Promise<void> {
    [this.index, this.tried, this.verdict] = [index, 0, null];
    await this.again();
  }

  /** The position as it was, for another try. */
  async again(): Promise<void> {
    [this.wrong, this.#given] = [false, null];
    this.play.pause = null;
    this.practice.floor = 0;
    await this.practice.go(this.place);
  }

  /** Judge the move that was made, if one was. */
  async judge(): Promise<void> {
    const action = this.#given;
    this.#given = null;
    if (action === null || this.verdict) return;
    this.tried += 1;
    const answer = await api.answer(this.place, action, this.tried >= TRIES);
    if (answer.right || this.tried >= TRIES) this.#settle(answer);
    else {
      this.wrong = true;
      this.play.pause = t('exercise-wrong', { left: TRIES - this.tried });
    }
  }

  /** Give up: what is best? */
  async tell(): Promise<void> {
    this.tried = TRIES;
    if (this.practice.lines.length) await this.again();
    this.#settle(await api.answer(this.place, null, true));
  }

  #settle(answer: Answer): void {
    this.verdict = answer;
    this.wrong = false;
    this.play.pause = answer.right ? t('exercise-right') : t('exercise-lost', { best: answer.best?.text ?? '' });
    this.play.pointed = answer.right ? [] : (answer.best?.spots ?? []);
    this.noted(this.index, answer.right && this.tried === 1, answer.right);
  }
}
