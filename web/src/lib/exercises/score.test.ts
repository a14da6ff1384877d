import { describe, expect, it } from 'vitest';
import { score, today } from './score.svelte';

describe('the score of exercises', () => {
  it('counts those that were solved at once, in a row', () => {
    score.note('lagoon', '1', true, true);
    score.note('lagoon', '2', true, true);
    expect(score.series).toBe(2);
    score.note('lagoon', '3', false, true);
    expect(score.series).toBe(0);
    expect(score.solved('lagoon')).toEqual(['1', '2', '3']);
  });

  it('gives everybody the same day', () => {
    expect(today(new Date(2026, 0, 2))).toBe(today(new Date(2026, 0, 1)) + 1);
  });
});
