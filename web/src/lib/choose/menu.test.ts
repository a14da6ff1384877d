import { describe, expect, it } from 'vitest';
import type { Option } from '$lib/net/documents';
import { menu, tailOf, untouched } from './menu';
import { narrow, type Pick } from './narrowing';

const option = (verb: string, fields: Record<string, string> = {}): Option => ({
  action: [verb, ...Object.values(fields)].join(' '),
  fields: { verb, ...fields },
  spots: [],
  text: verb,
});
const OPTIONS = [
  option('bid', { space: 'school 9', from: 'supply' }),
  option('bid', { space: 'school 12', from: 'supply' }),
  option('bid', { space: 'yard 9', from: 'supply' }),
  option('pass'),
];

describe('the list beside the board', () => {
  it('puts prices under their building and single deeds by themselves', () => {
    const groups = menu(narrow(OPTIONS, []), []);
    expect(groups.map((group) => [group.verb, group.head?.value ?? null, group.items.length])).toEqual([
      ['bid', 'school', 2],
      ['bid', 'yard', 1],
      ['pass', null, 1],
    ]);
  });

  it('means the same as the spots: its picks leave the right options', () => {
    for (const group of menu(narrow(OPTIONS, []), [])) {
      for (const item of group.items) expect(narrow(OPTIONS, item.picks).options).toEqual(item.options);
    }
  });

  it('takes the number off names with hyphens too', () => {
    expect(tailOf('wei-3')).toBe('3');
    expect(tailOf('qinghai')).toBe('qinghai');
  });
});

describe('what cannot be touched', () => {
  const drawn = (spot: string) => !spot.startsWith('tile') && spot !== 'supply';
  const touch = (verb: string, fields: Record<string, string>, spots: string[]): Option => ({
    ...option(verb, fields),
    spots,
  });
  const TRAVELS = [
    touch('travel', { from: 'market', to: 'kang' }, ['market', 'kang']),
    touch('travel', { from: 'kang', to: 'tibet' }, ['kang', 'tibet']),
    option('end'),
  ];
  const MOVES = ['1', '2'].flatMap((wagon) =>
    ['3', '4'].map((tile) => touch('move', { wagon, tile }, [`wagon.${wagon}`, `tile.${tile}`])),
  );
  const shown = (options: Option[], picks: Pick[] = [], first: string[] = []) =>
    untouched(narrow(options, picks), picks, drawn, first).map((group) => [
      group.verb,
      ...group.items.map(({ field, value }) => `${field} ${value}`),
    ]);

  it('leaves to the board what the board can mean', () => {
    expect(shown(TRAVELS)).toEqual([['end', 'verb end']]);
  });

  it('has a button for each of two deeds that differ in no spot', () => {
    const one = touch('move', { wagon: '1', tile: '1' }, ['wagon.1', 'tile.1']);
    const other = touch('drive', { wagon: '1', points: '1' }, ['wagon.1']);
    expect(shown([one, other])).toEqual([
      ['move', 'verb move'],
      ['drive', 'verb drive'],
    ]);
  });

  it('asks for a tile before the wagon it moves', () => {
    expect(shown(MOVES, [], ['tile'])).toEqual([['move', 'tile 3', 'tile 4']]);
  });

  it('asks for the source when only that is left', () => {
    const bids = ['supply', 'market'].map((from) => touch('bid', { space: 'school 9', from }, ['school.9', from]));
    expect(shown(bids, [{ kind: 'spot', spot: 'school.9' }])).toEqual([['bid', 'from supply', 'from market']]);
  });

  it('asks which deed is meant where a spot allows several', () => {
    const built = ['house', 'fortification'].map((verb) => touch(verb, { space: 'han-4' }, ['han-4']));
    expect(shown(built, [{ kind: 'spot', spot: 'han-4' }])).toEqual([
      ['house', 'verb house'],
      ['fortification', 'verb fortification'],
    ]);
  });
});
