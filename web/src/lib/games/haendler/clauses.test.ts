import { beforeAll, expect, it } from 'vitest';
import { Speech, words } from '$lib/words/words.svelte';
import { clauseIn, deedIn } from './clauses';

const speech = new Speech('haendler');
beforeAll(() => words.load(['haendler'], 'de'));

it('says a deed from its fields, in the language of the reader', () => {
  expect(deedIn({ verb: 'to-load', good: 'salt', wagon: '2' }, speech)).toContain('Salz');
  expect(deedIn({ verb: 'to-carry', wagon: '1', fare: '300' }, speech)).toContain('300');
  expect(words.missing.size).toBe(0);
});

it('says clauses with and without their deed', () => {
  expect(clauseIn({ clause: 'i-pay', amount: 1200 }, speech)).toContain('1\u202f200');
  expect(clauseIn({ clause: 'you-will', deed: null, until: null }, speech)).toContain('…');
  const whole = { clause: 'you-will', deed: 'to ascend', fields: { verb: 'to-ascend' }, until: 'round-ends' };
  expect(clauseIn(whole, speech)).toMatch(/\(.+\)$/);
  expect(words.missing.size).toBe(0);
});
