/** A first game, step by step. */
import type { Lesson } from '$lib/lessons/lessons';

export const lesson: Lesson = {
  minutes: 8,
  log: () => import('./lesson.json'),
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
};
