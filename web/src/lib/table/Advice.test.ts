import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, expect, it, vi } from 'vitest';
import type { AdvisedOption } from '$lib/net/documents';
import { words } from '$lib/words/words.svelte';
import Advice from './Advice.svelte';

beforeAll(() => words.load([], 'en'));

const option = (action: string, share: number): AdvisedOption => ({
  option: { action, fields: { verb: action }, spots: [`spot.${action}`], text: `Do ${action}` },
  share,
  points: 41.6,
  visits: 100,
});
const options = [option('pass', 0.42), option('bid', 0.31)];

it('names each option with its share of the win and its points', () => {
  render(Advice, { options, onlook: vi.fn() });
  expect(screen.getByRole('button', { name: /Do pass.*42\s?%.*42/ })).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

it('points at an option by pointer and by focus, and lets go again', async () => {
  const onlook = vi.fn();
  render(Advice, { options, onlook });
  const second = screen.getByRole('button', { name: /Do bid/ });
  await fireEvent.focus(second);
  expect(onlook).toHaveBeenLastCalledWith(options[1]?.option);
  await fireEvent.blur(second);
  expect(onlook).toHaveBeenLastCalledWith(null);
  await fireEvent.pointerEnter(second);
  expect(onlook).toHaveBeenLastCalledWith(options[1]?.option);
});

it('hands on what is chosen, and marks what was chosen', async () => {
  const onchoose = vi.fn();
  render(Advice, { options, onlook: vi.fn(), onchoose, chosen: 'bid' });
  await fireEvent.click(screen.getByRole('button', { name: /Do pass/ }));
  expect(onchoose).toHaveBeenCalledWith(options[0]?.option);
  expect(document.querySelector('.advice__one.is-chosen')?.textContent).toContain('Do bid');
});
