import { expect, it } from 'vitest';
import type { TableEvent } from '$lib/net/documents';
import { talkOf } from './talk';

const said = (number: number, name: string, seats: number[], muted = false): TableEvent => ({
  number,
  time: 0,
  kind: 'said',
  seat: null,
  detail: muted ? { name, text: '', seats, muted } : { name, text: `line ${number}`, seats },
  entries: [],
});

it('folds what somebody muted says in a row into one line', () => {
  const events = [said(1, 'Bruno', [1], true), said(2, 'Bruno', [1], true), said(3, 'Lena', [0])];
  const lines = talkOf([...events, said(4, 'Bruno', [1], true), said(5, 'Ida', [2], true)], [0], 'Lena');
  expect(lines.map(({ number, name, hidden }) => [number, name, hidden])).toEqual([
    [1, 'Bruno', 2],
    [3, 'Lena', 0],
    [4, 'Bruno', 1],
    [5, 'Ida', 1],
  ]);
});

it('knows what the reader has said, at a seat or as a spectator', () => {
  const events = [said(1, 'Lena', [0]), said(2, 'Bruno', [1]), said(3, 'Ida', [])];
  const own = (mine: number[], name: string) => talkOf(events, mine, name).map((line) => line.own);
  expect(own([0], 'Lena')).toEqual([true, false, false]);
  expect(own([0, 1], 'Lena')).toEqual([true, true, false]);
  expect(own([], 'Ida')).toEqual([false, false, true]);
});

it('tells nothing but what was said', () => {
  expect(talkOf([{ ...said(1, 'Lena', [0]), kind: 'moved' }], [], '')).toEqual([]);
});
