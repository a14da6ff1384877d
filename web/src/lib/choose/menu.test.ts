import { describe, expect, it } from 'vitest';
import type { Option } from '$lib/net/documents';
import { menu, tailOf } from './menu';
import { narrow } from './narrowing';

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
