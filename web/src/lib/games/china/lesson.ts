/** A first game, step by step. */
import type { Lesson } from '$lib/lessons/lessons';

export const lesson: Lesson = {
  minutes: 6,
  log: () => import('./lesson.json'),
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
};
