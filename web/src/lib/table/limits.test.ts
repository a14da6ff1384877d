import { expect, it } from 'vitest';
import { betterThan } from './limits';

it('begins with the nearest limit that the price falls short of', () => {
  expect(betterThan({ amount: 300, step: 100, gets: true }, null)).toBe(400);
  expect(betterThan({ amount: 300, step: 100, gets: false }, null)).toBe(200);
});

it('keeps a wish that will do, and moves others to the nearest limit that will', () => {
  expect(betterThan({ amount: 300, step: 100, gets: true }, 900)).toBe(900);
  expect(betterThan({ amount: 300, step: 100, gets: true }, 300)).toBe(400);
  expect(betterThan({ amount: 300, step: 100, gets: false }, 0)).toBe(0);
  expect(betterThan({ amount: 300, step: 100, gets: false }, 500)).toBe(200);
  expect(betterThan({ amount: 300, step: 100, gets: false }, -100)).toBe(0);
});
