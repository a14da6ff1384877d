/** The lessons: a prepared position, and steps that each ask for one deed. The server plays the game; the others' moves
 * come from a short list of what they like to do. */
import china from './china.json';
import haendler from './haendler.json';
import yunnan from './yunnan.json';

export interface LessonStep {
  /** The message is lesson-<book>-<name>. */
  name: string;
  /** What is asked for: any option of these verbs, or none for a page to read. */
  verbs?: string[];
  /** Values that narrow it further, such as a bid space. */
  fields?: Record<string, string>;
}

export interface Lesson {
  log: { seats: number };
  /** What the others do, and you between the steps: the first of these verbs that is offered. */
  likes: string[];
  steps: LessonStep[];
}

export const LESSONS: Record<string, Lesson> = {
  yunnan: {
    log: yunnan,
    likes: ['pass', 'keep', 'spare', 'end', 'convert', 'block', 'take'],
    steps: [
      { name: 'aim' },
      { name: 'bid', verbs: ['bid'], fields: { space: 'school 9' } },
      { name: 'outbid' },
      { name: 'pass', verbs: ['pass'] },
      { name: 'travel', verbs: ['travel'] },
      { name: 'route' },
      { name: 'end', verbs: ['end'] },
      { name: 'points', verbs: ['convert'] },
      { name: 'done' },
    ],
  },
  china: {
    log: china,
    likes: ['end', 'draw', 'take', 'house', 'emissary', 'swap'],
    steps: [
      { name: 'aim' },
      { name: 'house', verbs: ['house'] },
      { name: 'houses' },
      { name: 'draw', verbs: ['take', 'draw'] },
      { name: 'emissary', verbs: ['emissary'] },
      { name: 'alliance' },
      { name: 'roads' },
      { name: 'done' },
    ],
  },
  haendler: {
    log: haendler,
    likes: [
      'pass',
      'accept',
      'refuse',
      'bid',
      'move',
      'turn',
      'discard',
      'raise',
      'pay',
      'borrow',
      'choose',
      'take',
      'load',
      'ship',
      'offer',
      'ask',
    ],
    steps: [
      { name: 'aim' },
      { name: 'buy', verbs: ['buy'] },
      { name: 'prices' },
      { name: 'bid', verbs: ['bid'] },
      { name: 'load', verbs: ['load', 'ship'] },
      { name: 'move', verbs: ['move'] },
      { name: 'disc', verbs: ['raise'] },
      { name: 'standing' },
      { name: 'done' },
    ],
  },
};
