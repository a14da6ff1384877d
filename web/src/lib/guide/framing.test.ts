import { describe, expect, it } from 'vitest';
import { arrow, framed } from './framing';

const spot = (x: number, y: number) => ({ x, y, w: 20, h: 20 });

describe('framing', () => {
  it('shows the whole board where nothing is named', () => {
    expect(framed([], [1000, 600])).toEqual({ x: 0, y: 0, w: 1000, h: 600 });
  });
  it('keeps what is named in view, and never leaves the board', () => {
    const part = framed([spot(20, 30), spot(120, 80)], [1000, 600]);
    expect(part.x).toBe(0);
    expect(part.y).toBe(0);
    expect(part.w).toBeGreaterThanOrEqual(300);
    expect(part.w).toBeLessThan(1000);
  });
  it('ends an arrow short of what it points at', () => {
    expect(arrow(spot(0, 0), spot(100, 0))).toBe('M10,0L90,0');
  });
});
