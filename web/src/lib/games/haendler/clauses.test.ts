import { beforeAll, expect, it } from 'vitest';
import { Speech, words } from '$lib/words/words.svelte';
import { clauseIn, vowIn } from './clauses';
import type { Clause } from './view';

const speech = new Speech('haendler');
const names = { orange: 'Anna', blue: 'Bruno' };
const draft = { author: 'orange', partner: 'blue', clauses: [] };
const vow = { player: 'orange', other: 'blue', until: 'round-ends' };
const clause = (given: Clause) => clauseIn(given, draft, speech, names);
beforeAll(() => words.load(['haendler'], 'de'));

it('says a vow from its fields, in the language of the reader', () => {
  const salt = { verb: 'to-load', good: 'salt', wagon: '2' };
  const anna = 'Anna zu Bruno: Ich werde';
  const end = '(bis zum Ende dieser Runde).';
  expect(vowIn({ ...vow, will: true, fields: salt }, speech, names)).toBe(`${anna} Salz auf Wagen 2 laden ${end}`);
  expect(vowIn({ ...vow, will: false, fields: salt }, speech, names)).toBe(
    `${anna} kein Salz auf Wagen 2 laden ${end}`,
  );
  const wine = { verb: 'to-buy', good: 'wine' };
  expect(vowIn({ ...vow, will: false, fields: wine }, speech, names)).toBe(`${anna} keinen Wein kaufen ${end}`);
  const fare = { verb: 'to-carry', wagon: '1', fare: '300' };
  expect(vowIn({ ...vow, will: true, fields: fare }, speech, names)).toContain('für 300 mitnehmen');
  expect(words.missing.size).toBe(0);
});

it('says clauses with and without their deed', () => {
  expect(clause({ clause: 'i-pay', amount: 1200 })).toContain('1\u202f200');
  expect(clause({ clause: 'i-pay-when', amount: 400 })).toBe('Ich zahle 400, wenn du dein Wort gehalten hast');
  expect(clause({ clause: 'you-will', deed: null, until: null })).toBe('Du wirst …');
  const whole = { clause: 'you-will', deed: 'to ascend', fields: { verb: 'to-ascend' } };
  expect(clause({ ...whole, until: null })).toBe('Bruno zu Anna: Ich werde eine Stufe aufsteigen (bis zum …).');
  expect(clause({ ...whole, until: 'round-ends' })).toContain('Ende dieser Runde');
  expect(words.missing.size).toBe(0);
});
