/** The lessons: a prepared position, and steps that each ask for one deed. The server plays the game; the others' moves
 * come from a short list of what they like to do. */
export interface LessonStep {
  /** The message is lesson-<book>-<name>. */
  name: string;
  /** What is asked for: any option of these verbs, or none for a page to read. */
  verbs?: string[];
  /** Values that narrow it further, such as a bid space. */
  fields?: Record<string, string>;
}

export interface Lesson {
  /** How long it takes. */
  minutes: number;
  /** The position it begins with, as a saved match. */
  log: () => Promise<{ seats: number }>;
  /** What the others do, and you between the steps: the first of these verbs that is offered. */
  likes: string[];
  steps: LessonStep[];
}

const FILES = import.meta.glob<Lesson>('../games/*/lesson.ts', { import: 'lesson', eager: true });

/** The lesson of a game, if it has one. */
export const lessonOf = (book: string): Lesson | undefined => FILES[`../games/${book}/lesson.ts`];
