import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, expect, it, vi } from 'vitest';
import { words } from '$lib/words/words.svelte';
import Standing from './Standing.svelte';

beforeAll(() => words.load([], 'en'));

const PASS = { action: 'pass', fields: { verb: 'pass' }, spots: [], text: 'Pass' };

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
  render(Standing, { standing: { option: PASS, section: 'investing' }, can: false, stand: false, oncancel });
  expect(screen.queryByRole('switch')).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: /Pass \(rest of this phase\).*Cancel/ }));
  expect(oncancel).toHaveBeenCalledOnce();
});

it('shows nothing where nothing stands or can', () => {
  render(Standing, { standing: null, can: false, stand: false, oncancel: vi.fn() });
  expect(screen.queryByRole('button')).toBeNull();
});
