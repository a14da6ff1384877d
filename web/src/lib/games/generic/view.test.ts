import { expect, it } from 'vitest';
import { Speech } from '$lib/words/words.svelte';
import { belongings, partsOf, playersOf, scoreOf, spotName, tableOf, told } from './view';

const speech = new Speech('nowhere');
const view = {
  seats: 2,
  over: false,
  section: ['taking'],
  turn: 'red',
  heap: 21,
  last: null,
  players: { red: { points: { harbour: 2, goal: 3 }, hand: ['salt'] }, blue: { points: 4, crates: {} } },
};

it('leaves out what the frame of the table tells', () => {
  expect(tableOf(view).map(([key]) => key)).toEqual(['turn', 'heap', 'last']);
  expect(belongings(view)).toEqual(['points', 'hand', 'crates']);
});

it('adds up the points that a view counts, and claims none where it does not', () => {
  expect(playersOf(view).map(([, player]) => scoreOf(player))).toEqual(['5', '4']);
  expect(scoreOf({ pebbles: 3 })).toBe('');
});

it('writes tables, lists, flags and nothing as people would', () => {
  expect(told({ salt: 2, wine: null }, speech)).toBe('salt 2, wine –');
  expect(told(['red', 'blue'], speech, { red: 'Anna' })).toBe('Anna, blue');
  expect(told(true, speech)).toBe('✓');
  expect(told({}, speech)).toBe('');
});

it('calls a spot by its parts where it has no name of its own', () => {
  expect(spotName('quay.salt', speech)).toBe('quay salt');
});

it('takes a value apart where it has parts', () => {
  expect(partsOf({ salt: 2 })).toEqual([['salt', 2]]);
  expect(partsOf(['salt'])).toEqual([['', 'salt']]);
  for (const whole of [{}, [], null, 3, 'salt']) expect(partsOf(whole)).toBeNull();
});
