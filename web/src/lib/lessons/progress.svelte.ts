/** How far the reader has come in the lessons, kept on the device; for guests the server keeps those that are done. */
import * as api from '$lib/net/api';
import type { LessonSummary } from '$lib/net/documents';
import { settings, type Shared } from '$lib/settings.svelte';

const KEPT = 'fondaco.lessons';

/** Of a lesson: the step that was reached, and whether it has been finished once. */
interface Reached {
  step: number;
  done: boolean;
}

function kept(): Record<string, Reached> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<string, Reached>;
  } catch {
    return {};
  }
}

const keyOf = ({ book, lesson }: LessonSummary): string => `${book}/${lesson}`;

export class Progress implements Shared {
  readonly prefix = 'lessons.';
  #reached = $state<Record<string, Reached>>(kept());
  lessons = $state.raw<LessonSummary[]>([]);
  #language = '';

  /** Read the courses, in the language that is spoken. */
  async load(language: string): Promise<void> {
    if (this.#language === language) return;
    this.lessons = (await api.lessons()).lessons;
    this.#language = language;
  }

  course(book: string): LessonSummary[] {
    return this.lessons.filter((lesson) => lesson.book === book);
  }

  of(lesson: LessonSummary): Reached {
    return this.#reached[keyOf(lesson)] ?? { step: 0, done: false };
  }

  /** The first lesson of a course that has not been finished. */
  next(book: string): LessonSummary | undefined {
    return this.course(book).find((lesson) => !this.of(lesson).done);
  }

  after({ book, lesson }: LessonSummary): LessonSummary | undefined {
    const course = this.course(book);
    return course[course.findIndex((one) => one.lesson === lesson) + 1];
  }

  reach(lesson: LessonSummary, step: number): void {
    this.#keep(lesson, { ...this.of(lesson), step });
  }

  finish(lesson: LessonSummary): void {
    this.#keep(lesson, { step: 0, done: true });
  }

  /** The lessons that are done, by course. */
  lines(): Record<string, string> {
    const found: Record<string, string[]> = {};
    for (const [key, { done }] of Object.entries(this.#reached).sort()) {
      const [book = '', lesson = ''] = key.split('/');
      if (done) (found[this.prefix + book] ??= []).push(lesson);
    }
    return Object.fromEntries(Object.entries(found).map(([name, lessons]) => [name, lessons.join(' ')]));
  }

  merge(lines: Record<string, string>): void {
    for (const [name, line] of Object.entries(lines))
      for (const lesson of line.split(' ').filter(Boolean))
        this.#reached[`${name.slice(this.prefix.length)}/${lesson}`] = { step: 0, done: true };
    localStorage.setItem(KEPT, JSON.stringify(this.#reached));
  }

  #keep(lesson: LessonSummary, reached: Reached): void {
    const news = reached.done && !this.of(lesson).done;
    this.#reached[keyOf(lesson)] = reached;
    localStorage.setItem(KEPT, JSON.stringify(this.#reached));
    if (news) settings.soon();
  }
}

export const progress = new Progress();
settings.share(progress);
