/** The coach: says what to do, plays for the others, and goes on when it has been done. */
import type { Option, SeatView } from '$lib/net/documents';
import type { Play } from '$lib/table/play.svelte';
import type { Lesson, LessonStep } from './lessons';

const PAUSE = 350;

export class Coach {
  readonly play!: Play;
  readonly lesson!: Lesson;
  index = $state(0);
  step: LessonStep = $derived.by(() => this.lesson.steps[this.index] ?? { name: 'done' });
  over = $derived(this.index >= this.lesson.steps.length - 1);
  #busy = false;

  constructor(play: Play, lesson: Lesson) {
    this.play = play;
    this.lesson = lesson;
  }

  fits = (option: Option): boolean =>
    (this.step.verbs?.includes(option.fields.verb ?? '') ?? false) &&
    Object.entries(this.step.fields ?? {}).every(([field, value]) => option.fields[field] === value);

  /** The options of the reader that the step asks for; all if it asks for none of those on offer. */
  get asked(): Option[] {
    return (this.play.seatView?.options ?? []).filter(this.fits);
  }

  next(): void {
    this.index = Math.min(this.index + 1, this.lesson.steps.length - 1);
  }

  /** After a decision of the reader: was it what the step asked for? */
  done(verb: string): void {
    if (this.step.verbs?.includes(verb)) this.next();
  }

  /** Let the others act, and the reader too where the lesson has nothing to ask. */
  async drive(): Promise<void> {
    const seat = this.#toDrive();
    if (!seat || this.#busy) return;
    this.#busy = true;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    const again = this.#toDrive();
    const liked = again && this.#liked(again.options);
    if (again && liked && again.seat !== null) {
      await this.play.link
        .send({ type: 'move', seat: again.seat, at: this.play.link.state?.number ?? 0, action: liked.action })
        .catch(() => undefined);
    }
    this.#busy = false;
    void this.drive();
  }

  #toDrive(): SeatView | null {
    const seats = this.play.link.state?.seats ?? [];
    const other = seats.find((view) => view.seat !== this.play.only && view.options.length > 0);
    if (other) return other;
    const own = seats.find((view) => view.seat === this.play.only && view.options.length > 0);
    const wanted = this.step.verbs !== undefined && own !== undefined && !own.options.some(this.fits);
    return wanted && own ? own : null;
  }

  #liked(options: Option[]): Option | undefined {
    for (const verb of this.lesson.likes) {
      const found = options.filter((option) => option.fields.verb === verb);
      if (found.length) return found[Math.floor(found.length / 2)];
    }
    return options[0];
  }
}
