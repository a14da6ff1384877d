import { describe, expect, it } from 'vitest';
import type { Option } from '$lib/net/documents';
import { meaning, narrow, type Pick } from './narrowing';

const option = (verb: string, fields: Record<string, string>, spots: string[]): Option => ({
  action: [verb, ...Object.values(fields)].join(' '),
  fields: { verb, ...fields },
  spots,
  text: verb,
});
const spot = (name: string): Pick => ({ kind: 'spot', spot: name });
const field = (name: string, value: string): Pick => ({ kind: 'field', field: name, value });

const bid = (building: string, price: number, from: string) =>
  option('bid', { space: `${building} ${price}`, from }, [`b.${building}`, `b.${building}.${price}`, from]);
const travel = (from: string, to: string) => option('travel', { from, to }, [from, to]);

const BIDS = [
  bid('school', 9, 'supply'),
  bid('school', 12, 'supply'),
  bid('yard', 9, 'supply'),
  option('bank', { from: 'supply' }, ['b.bank', 'supply']),
  option('pass', {}, []),
];

describe('narrowing by spots', () => {
  it('offers everything before the first pick', () => {
    const choice = narrow(BIDS, []);
    expect(choice.options).toHaveLength(5);
    expect(choice.meant).toBeNull();
    expect([...choice.spots.keys()]).toEqual([
      'b.school',
      'b.school.9',
      'supply',
      'b.school.12',
      'b.yard',
      'b.yard.9',
      'b.bank',
    ]);
  });

  it('may start anywhere: building, space or source', () => {
    expect(narrow(BIDS, [spot('b.school')]).options).toHaveLength(2);
    expect(narrow(BIDS, [spot('supply')]).options).toHaveLength(4);
    expect(narrow(BIDS, [spot('b.school.12')]).meant?.action).toBe('bid school 12 supply');
  });

  it('fills in what is forced: after the space only one source is left', () => {
    const choice = narrow(BIDS, [spot('b.yard')]);
    expect(choice.meant?.fields.from).toBe('supply');
  });

  it('goes on until one option is left, in any order', () => {
    const forth = narrow(BIDS, [spot('b.school'), spot('b.school.9')]);
    const back = narrow(BIDS, [spot('b.school.9'), spot('b.school')]);
    expect(forth.meant).toBe(BIDS[0]);
    expect(back.meant).toBe(BIDS[0]);
  });

  it('does not light what all options share', () => {
    const choice = narrow(BIDS, [spot('b.school')]);
    expect([...choice.spots.keys()]).toEqual(['b.school.9', 'b.school.12']);
  });

  it('is empty when a pick fits nothing', () => {
    expect(narrow(BIDS, [spot('b.guild')]).options).toEqual([]);
  });
});

describe('one spot in two roles', () => {
  const journeys = [travel('a', 'b'), travel('a', 'c'), travel('b', 'a'), travel('b', 'c')];

  it('takes the first place first: the place one leaves', () => {
    expect(narrow(journeys, [spot('a')]).options.map((o) => o.action)).toEqual(['travel a b', 'travel a c']);
  });

  it('tells there from back', () => {
    expect(narrow(journeys, [spot('a'), spot('b')]).meant?.action).toBe('travel a b');
    expect(narrow(journeys, [spot('b'), spot('a')]).meant?.action).toBe('travel b a');
  });

  it('may begin at the end when nothing leaves from there', () => {
    expect(narrow(journeys, [spot('c')]).options.map((o) => o.action)).toEqual(['travel a c', 'travel b c']);
    expect(narrow(journeys, [spot('c'), spot('b')]).meant?.action).toBe('travel b c');
  });

  it('keeps roles apart by verb', () => {
    const mixed = [...BIDS.slice(0, 2), option('market', { from: 'supply' }, ['market', 'supply'])];
    expect(narrow(mixed, [spot('supply')]).options).toHaveLength(3);
  });

  it('asks for the same spot twice if an option has it twice', () => {
    const pair = [option('load', { a: 'x', b: 'x' }, ['x', 'x']), option('load', { a: 'x', b: 'y' }, ['x', 'y'])];
    expect(narrow(pair, [spot('x')]).options).toHaveLength(2);
    expect(narrow(pair, [spot('x'), spot('x')]).meant?.fields.b).toBe('x');
  });
});

describe('narrowing by fields', () => {
  it('asks for the verb first', () => {
    expect(narrow(BIDS, []).facets.map((facet) => facet.field)).toEqual(['verb']);
  });

  it('then for the fields that still differ', () => {
    const choice = narrow(BIDS, [field('verb', 'bid')]);
    expect(choice.facets.map((facet) => facet.field)).toEqual(['space']);
    expect(narrow(BIDS, [field('verb', 'pass')]).meant?.action).toBe('pass');
  });

  it('mixes with spots', () => {
    expect(narrow(BIDS, [spot('supply'), field('space', 'yard 9')]).meant).toBe(BIDS[2]);
  });

  it('means the only option there is without a pick', () => {
    expect(narrow([BIDS[4] as Option], []).meant?.action).toBe('pass');
  });
});

describe('what a spot stands for', () => {
  it('is what its options share and others do not', () => {
    const choice = narrow(BIDS, []);
    expect(meaning(BIDS, choice.spots.get('b.yard.9') ?? [])).toEqual({ verb: 'bid', space: 'yard 9', from: 'supply' });
    expect(meaning(BIDS.slice(0, 3), choice.spots.get('b.school') ?? [])).toEqual({});
  });
});
