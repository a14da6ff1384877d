import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, expect, it } from 'vitest';
import type { PlayerFace } from '$lib/games/face';
import type { Analysis } from '$lib/net/documents';
import { words } from '$lib/words/words.svelte';
import Chances from './Chances.svelte';
import { Inquiry } from './inquiry.svelte';

beforeAll(() => words.load([], 'en'));

const option = (action: string) => ({ action, fields: { verb: action }, spots: [], text: `Do ${action}` });
const player = (colour: string, seat: number): PlayerFace => ({
  colour,
  seat,
  score: '0',
  unit: '',
  tags: [],
  stats: [],
});
const players = [player('red', 0), player('blue', 1)];
const names = { red: 'Lena', blue: 'Ling' };
const advised = (action: string, share: number) => ({ option: option(action), share, points: 40, visits: 200 });
const decision = { best: option('build'), options: 2, points: [40, 40], chosen_share: 0.4, best_share: 0.6, noise: 0 };
const done: Analysis = {
  status: 'done',
  done: 2,
  whole: 2,
  analysis: {
    bot: 'flat:200',
    decisions: [
      { ...decision, line: 3, number: 5, seat: 0, chosen: option('pass'), shares: [0.6, 0.4], cost: 0.2 },
      { ...decision, line: 8, number: 11, seat: 1, chosen: option('bid'), shares: [0.3, 0.7], cost: 0 },
    ],
    turning_points: [
      {
        line: 3,
        number: 5,
        seat: 0,
        chosen: advised('pass', 0.4),
        cost: 0.2,
        options: [advised('build', 0.6), advised('pass', 0.4)],
        reasons: ['+2 presents'],
      },
    ],
    result: { shares: [0, 1], points: [30, 50] },
  },
};

it('asks only when told to, shows how far it is, then the curve with its turning points', async () => {
  localStorage.clear();
  let answer: (found: Analysis) => void = () => {};
  const inquiry = new Inquiry('abc', () => new Promise((resolve) => (answer = resolve)), 0);
  render(Chances, { inquiry, players, names, mine: 'red' });
  await fireEvent.click(screen.getByRole('button', { name: /chances/i }));
  expect(screen.getByRole('progressbar')).toBeTruthy();
  answer(done);
  const mark = await screen.findByRole('link', { name: /1.*Lena.*Do pass.*20\s?%/ });
  await fireEvent.click(mark);
  expect(location.hash).toBe('#/replay/abc?before=5');
  expect(document.querySelectorAll('.curve .ln')).toHaveLength(2);
  expect(screen.getByRole('button', { name: /Do build.*60\s?%/ })).toBeTruthy();
  expect(words.missing.size).toBe(0);
});
