/**
 * The coach of a lesson: says what a step asks for and what came of it. The learner alone decides for their seat; the
 * others do what the lesson says, and only once the learner has done what was asked.
 */
import type { LessonDocument, LessonStep, Line, Option } from '$lib/net/documents';
import type { Practice } from '$lib/practice/practice.svelte';
import type { Play } from '$lib/table/play.svelte';
import { toasts } from '$lib/ui/toasts.svelte';
import { t } from '$lib/words/words.svelte';
import { progress } from './progress.svelte';

/** Where in a step the learner is: before the deed, after another one, or after it. */
export type Standing = 'asked' | 'other' | 'impossible' | 'done';

const NOTHING: LessonStep = {
  name: '',
  say: '',
  other: '',
  done: '',
  ask: [],
  accept: [],
  then: [],
  glow: [],
  anew: false,
};

/** Whether an action fits a pattern, in which * stands for anything. */
export function fits(action: string, pattern: string): boolean {
  const [first = '', ...parts] = pattern.split('*');
  if (!parts.length) return action === pattern;
  const last = parts.pop() ?? '';
  if (!action.startsWith(first) || action.length < first.length + last.length || !action.endsWith(last)) return false;
  let at = first.length;
  for (const part of parts) {
    const found = action.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return at <= action.length - last.length;
}

export class Coach {
  readonly play!: Play;
  readonly practice!: Practice;
  lesson = $state.raw<LessonDocument>()!;
  index = $state(0);
  readonly step: LessonStep = $derived(this.lesson.steps[this.index] ?? NOTHING);
  readonly reads: boolean = $derived(this.step.ask.length === 0);
  /** Whether the step that asks for something has got it. */
  readonly finished: boolean = $derived(
    this.practice.lines.slice(this.practice.floor).some(([, action]) => this.#takes(action)),
  );
  readonly last: boolean = $derived(this.index === this.lesson.steps.length - 1);
  /** What the step asks for, among what the learner may do now. */
  readonly asked: Option[] = $derived(
    this.reads || this.finished || !this.play.settled
      ? []
      : (this.play.seatView?.options ?? []).filter((option) => this.#asks(option)),
  );
  readonly standing: Standing = $derived(
    this.finished
      ? 'done'
      : this.practice.lines.length === this.practice.floor
        ? 'asked'
        : this.asked.length || !this.play.settled
          ? 'other'
          : 'impossible',
  );
  /** The lines with which each step began. */
  readonly #starts: Line[][] = [];

  constructor(play: Play, practice: Practice, lesson: LessonDocument) {
    [this.play, this.practice, this.lesson] = [play, practice, lesson];
    this.practice.reply = (action) => this.#answered(action);
  }

  #asks = (option: Option): boolean => this.step.ask.some((pattern) => fits(option.action, pattern));

  #takes = (action: string): boolean =>
    [...this.step.ask, ...this.step.accept].some((pattern) => fits(action, pattern));

  /** What the others do after an action of the learner: what the lesson says if it was the right one, else nothing. */
  #answered(action: string): Line[] {
    return this.finished || !this.#takes(action) ? [] : this.step.then;
  }

  /** After a position has come: what was done without a word to it leads straight on. */
  arrived(): void {
    if (this.finished && !this.step.done && !this.last) void this.next();
  }

  /** Begin at a step, from the lines that led there; the step comes together with its position. */
  async enter(index: number, lines: Line[]): Promise<void> {
    const anew = this.lesson.steps[index]?.anew ?? false;
    const start = anew ? [] : lines;
    if (anew || start !== this.practice.lines || this.practice.busy) {
      const { book, lesson } = this.lesson.summary;
      if (!(await this.practice.go({ kind: 'lesson', book, lesson, step: index }, start))) return;
    }
    this.index = index;
    this.#starts[index] = start;
    this.practice.keep();
    progress.reach(this.lesson.summary, index);
    this.show();
  }

  next(): Promise<void> {
    if (this.last) return Promise.resolve();
    return this.#go(this.index + 1, this.practice.lines);
  }

  /** The step before, as it began. */
  back(): Promise<void> {
    const index = Math.max(0, this.index - 1);
    return this.#go(index, this.#starts[index] ?? []);
  }

  /** Take back what was not asked for. */
  again(): Promise<void> {
    return this.#go(this.index, this.#starts[this.index] ?? []);
  }

  /** Go to a step; where that fails the learner is told, and stays. */
  #go(index: number, lines: Line[]): Promise<void> {
    return this.enter(index, lines).catch((error: Error) => toasts.say(error.message));
  }

  /** Point at what the step speaks of, and let nothing else glow. */
  show(): void {
    const { play, reads } = this;
    play.pause = reads || this.finished ? t('lesson-read') : null;
    play.glow = this.step.glow;
    play.chooser.lit = reads ? null : (option) => this.#asks(option);
    if (this.last && (reads || this.finished)) progress.finish(this.lesson.summary);
  }

  /** Choose what is asked for, so that it only has to be confirmed. */
  showMe(): void {
    const [option] = this.asked;
    if (option) this.play.chooser.aim(option);
  }
}
