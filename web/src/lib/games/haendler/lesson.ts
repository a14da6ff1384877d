/** A first game, step by step. */
import type { Lesson } from '$lib/lessons/lessons';

export const lesson: Lesson = {
  minutes: 10,
  log: () => import('./lesson.json'),
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
};
