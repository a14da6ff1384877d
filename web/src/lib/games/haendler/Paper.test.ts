import { render, screen } from '@testing-library/svelte';
import { beforeAll, expect, it } from 'vitest';
import { Speech, words } from '$lib/words/words.svelte';
import type { PanelProps } from '../face';
import Paper from './Paper.svelte';
import type { HaendlerView } from './view';

beforeAll(() => words.load(['haendler'], 'en'));

const draft = { author: 'orange', partner: 'blue', clauses: [{ clause: 'i-pay', amount: 400 }] };
function show(agreements: HaendlerView['agreements'], colour: string | null): void {
  const names = { orange: 'Anna', blue: 'Bruno' };
  render(Paper, { view: { agreements }, speech: new Speech('haendler'), names, colour } as unknown as PanelProps);
}

it('shows a draft to its author alone until it is put forward', () => {
  show({ draft, put: false }, 'orange');
  expect(screen.getByText('I pay 400')).toBeTruthy();
});

it('tells the others only that somebody writes', () => {
  show({ draft: { ...draft, clauses: [] }, put: false }, 'blue');
  expect(screen.getByText('Anna is writing a proposal to Bruno.')).toBeTruthy();
});

it('shows everybody what has been put forward', () => {
  show({ draft, put: true }, null);
  expect(screen.getByText('I pay 400')).toBeTruthy();
});

it('says what is paid for a promise', () => {
  const promise = { player: 'blue', other: 'orange', will: true, deed: 'to ascend', fields: { verb: 'to-ascend' } };
  show({ promises: [{ ...promise, until: 'round-ends', pays: 400 }] }, 'blue');
  expect(screen.getByText(/Bruno to Anna: I will climb a step .*400 when it is kept\./)).toBeTruthy();
});
