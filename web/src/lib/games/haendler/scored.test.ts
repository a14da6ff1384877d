import { beforeAll, expect, it } from 'vitest';
import { Speech, words } from '$lib/words/words.svelte';
import { scored } from './scored';
import type { HaendlerPlayer } from './view';

beforeAll(() => words.load(['haendler'], 'en'));

const PLAYER: HaendlerPlayer = {
  money: 2300,
  received: 0,
  paid: 0,
  notes: 0,
  level: 3,
  tiles: [],
  warehouses: {},
  investments: [],
  influence: 0,
  hand: null,
  bid: null,
  disc: null,
};

it('tells the level, and money where it is known', () => {
  const speech = new Speech('haendler', '');
  expect(scored(PLAYER, speech)).toEqual([
    ['Level', 3],
    ['money', 2300],
  ]);
  expect(scored({ ...PLAYER, money: null, level: 0 }, speech)).toEqual([['Level', 0]]);
});

it('tells of debts, which count before everything else', () => {
  const parts = scored({ ...PLAYER, money: null, notes: 2 }, new Speech('haendler', ''));
  expect(parts).toEqual([
    ['Level', 3],
    ['notes of debt', 2],
  ]);
});
