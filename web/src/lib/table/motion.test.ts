import { expect, it } from 'vitest';
import { framesOf, timeOf } from './motion.svelte';

it('walks at a steady step from the first point to the last', () => {
  const frames = framesOf(
    [
      [0, 0],
      [30, 0],
      [30, 10],
    ],
    ([x, y]) => `translate(${x}px, ${y}px)`,
  );
  expect(frames.map((frame) => frame.offset)).toEqual([0, 0.75, 1]);
  expect(frames.at(-1)?.transform).toBe('translate(30px, 10px)');
});

it('stands still in one place without dividing by nothing', () => {
  expect(
    framesOf(
      [
        [5, 5],
        [5, 5],
      ],
      () => '',
    ).map((frame) => frame.offset),
  ).toEqual([0, 0]);
});

it('takes longer for a journey than for a step, and never long', () => {
  expect(
    timeOf([
      [0, 0],
      [100, 0],
    ]),
  ).toBe(320);
  expect(
    timeOf([
      [0, 0],
      [600, 0],
    ]),
  ).toBeGreaterThan(320);
  expect(
    timeOf([
      [0, 0],
      [9000, 0],
    ]),
  ).toBe(1150);
});
