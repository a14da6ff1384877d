import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, expect, it, vi } from 'vitest';
import { words } from '$lib/words/words.svelte';
import Standing from './Standing.svelte';

beforeAll(() => words.load([], 'en'));

const PASS = { action: 'pass', fields: { verb: 'pass' }, spots: [], text: 'Pass' };
const STANDING = { option: PASS, section: 'investing', limit: null, gets: false, answers: true };

it('offers to let an answer stand, and is switched on and off', async () => {
  render(Standing, { standing: null, can: true, stand: false, oncancel: vi.fn() });
  const chip = screen.getByRole('switch', { name: 'and for the rest of this phase' });
  expect(chip.getAttribute('aria-checked')).toBe('false');
  await fireEvent.click(chip);
  expect(chip.getAttribute('aria-checked')).toBe('true');
  await fireEvent.click(chip);
  expect(chip.getAttribute('aria-checked')).toBe('false');
});

it('says what stands, and one click cancels it', async () => {
  const oncancel = vi.fn();
  render(Standing, { standing: STANDING, can: false, stand: false, oncancel });
  expect(screen.queryByRole('switch')).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: /Pass \(rest of this phase\).*Cancel/ }));
  expect(oncancel).toHaveBeenCalledOnce();
});

it('shows nothing where nothing stands or can', () => {
  render(Standing, { standing: null, can: false, stand: false, oncancel: vi.fn() });
  expect(screen.queryByRole('button')).toBeNull();
});

it('refuses prices up to a limit that is turned up and down', async () => {
  const price = { amount: 300, step: 100, gets: true };
  render(Standing, { standing: null, can: true, stand: false, price, oncancel: vi.fn() });
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
  await fireEvent.click(screen.getByRole('switch', { name: 'and all below 400' }));
  await fireEvent.click(screen.getByRole('button', { name: 'More' }));
  await fireEvent.click(screen.getByRole('button', { name: 'More' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Less' }));
  expect(screen.getByRole('switch', { name: 'and all below 500' })).toBeTruthy();
});

it('says below or above which price it refuses', () => {
  const standing = { ...STANDING, limit: 600, gets: true };
  const { unmount } = render(Standing, { standing, can: false, stand: false, oncancel: vi.fn() });
  expect(screen.getByRole('button', { name: /offers below 600/ })).toBeTruthy();
  unmount();
  render(Standing, { standing: { ...standing, gets: false }, can: false, stand: false, oncancel: vi.fn() });
  expect(screen.getByRole('button', { name: /prices above 600/ })).toBeTruthy();
});
