import { describe, expect, it } from 'vitest';
import { fits } from './coach.svelte';

describe('what a step takes', () => {
  it('is an action in words', () => {
    expect(fits('pass', 'pass')).toBe(true);
    expect(fits('passes', 'pass')).toBe(false);
  });

  it('may leave something open', () => {
    expect(fits('place house wei-3 for red', 'place house wei-* for red')).toBe(true);
    expect(fits('place house wei-3 for red', 'place * wei-* for *')).toBe(true);
    expect(fits('place house chu-3 for red', 'place house wei-* for red')).toBe(false);
    expect(fits('bid 10', 'bid 1*10')).toBe(false);
  });
});
