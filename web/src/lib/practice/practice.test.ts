import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as api from '$lib/net/api';
import type { Line, Update } from '$lib/net/documents';
import { Practice } from './practice.svelte';

vi.mock('$lib/net/api', () => ({ practise: vi.fn() }));

interface Asked {
  lines: Line[];
  answer: (number: number) => Promise<void>;
  fail: () => Promise<void>;
}
let asked: Asked[] = [];

const turn = () => new Promise<void>((done) => setTimeout(done));
const updateTo = (number: number): Update =>
  ({ type: 'update', number, complete: true, events: [], state: { number, seats: [] }, table: { seats: [] } }) as never;
const move = (action: string) => ({ type: 'move', seat: 0, at: 1, action, stands: false }) as const;

beforeEach(() => {
  asked = [];
  vi.mocked(api.practise).mockImplementation(
    (_place, lines) =>
      new Promise((done, failed) => {
        asked.push({
          lines,
          answer: (number) => (done({ updates: [updateTo(number)] }), turn()),
          fail: () => (failed(new Error('no line')), turn()),
        });
      }),
  );
});

async function opened(): Promise<Practice> {
  const practice = new Practice({ kind: 'lesson', book: 'china', lesson: 'cards', step: 0 });
  const gone = practice.go({ kind: 'lesson', book: 'china', lesson: 'cards', step: 0 });
  await asked[0]?.answer(1);
  expect(await gone).toBe(true);
  return practice;
}

describe('practice on a slow line', () => {
  it('has played a move only when the answer has come', async () => {
    const practice = await opened();
    const sent = practice.send(move('draw'));
    expect([practice.lines, practice.busy, practice.state?.number]).toEqual([[], true, 1]);
    await asked[1]?.answer(2);
    await sent;
    expect([practice.lines, practice.busy, practice.state?.number]).toEqual([[[0, 'draw']], false, 2]);
  });

  it('drops an answer that something newer has overtaken', async () => {
    const practice = await opened();
    const sent = practice.send(move('draw'));
    const gone = practice.go({ kind: 'lesson', book: 'china', lesson: 'cards', step: 0 });
    await asked[2]?.answer(1);
    expect([await gone, practice.busy]).toEqual([true, false]);
    await asked[1]?.answer(2);
    await sent;
    expect([practice.lines, practice.state?.number]).toEqual([[], 1]);
  });

  it('waits for the newer answer when the older one comes first', async () => {
    const practice = await opened();
    const sent = practice.send(move('draw'));
    const gone = practice.go({ kind: 'lesson', book: 'china', lesson: 'cards', step: 3 }, [[0, 'pass']]);
    await asked[1]?.answer(2);
    await sent;
    expect([practice.lines, practice.busy, practice.state]).toEqual([[], true, null]);
    await asked[2]?.answer(5);
    await gone;
    expect([practice.lines, practice.floor, practice.state?.number]).toEqual([[[0, 'pass']], 1, 5]);
  });

  it('stays where it is when the line breaks', async () => {
    const practice = await opened();
    const sent = practice.send(move('draw')).catch((error: Error) => error.message);
    await asked[1]?.fail();
    expect(await sent).toBe('no line');
    const gone = practice
      .go({ kind: 'lesson', book: 'china', lesson: 'cards', step: 3 })
      .catch((error: Error) => error.message);
    await asked[2]?.fail();
    expect(await gone).toBe('no line');
    expect([practice.lines, practice.busy, practice.state?.number]).toEqual([[], false, 1]);
  });
});
