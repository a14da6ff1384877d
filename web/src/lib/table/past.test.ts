import { describe, expect, it } from 'vitest';
import type { Position, TableEvent } from '$lib/net/documents';
import { Past } from './past.svelte';

const event = (number: number, kind = 'moved'): TableEvent => ({
  number,
  time: 0,
  kind,
  seat: 0,
  detail: {},
  entries: [],
});
const EVENTS = [event(1, 'opened'), event(2), event(3, 'said'), event(4), event(5)];

function past() {
  const asked: number[] = [];
  const fetch = async (_: string, number: number): Promise<Position> => {
    asked.push(number);
    return { number, seats: [], position: null, lines: null };
  };
  return {
    past: new Past(
      't',
      () => EVENTS,
      () => {},
      fetch,
    ),
    asked,
  };
}

describe('earlier positions', () => {
  it('steps through moves alone, and stays within the game', async () => {
    const { past: one } = past();
    await one.go(2);
    expect(one.position?.number).toBe(4);
    await one.go(99);
    expect([one.index, one.position?.number]).toEqual([3, 5]);
    await one.go(-1);
    expect(one.position?.number).toBe(1);
  });

  it('opens the moment that a line of the log tells of', async () => {
    const { past: one } = past();
    await one.open(3);
    expect(one.current?.number).toBe(2);
  });

  it('asks for a position once, and for the next one ahead', async () => {
    const { past: one, asked } = past();
    await one.go(0);
    await one.go(1);
    await one.go(0);
    expect(asked).toEqual([1, 2, 4]);
  });

  it('comes back to the present', async () => {
    const { past: one } = past();
    await one.go(1);
    one.close();
    expect([one.index, one.position, one.playing]).toEqual([null, null, false]);
  });
});
