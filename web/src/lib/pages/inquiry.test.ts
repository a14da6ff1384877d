import { beforeEach, expect, it, vi } from 'vitest';
import type { Analysis } from '$lib/net/documents';
import { Inquiry } from './inquiry.svelte';

const answer = (status: Analysis['status'], done: number): Analysis => ({
  status,
  done,
  whole: 10,
  analysis: status === 'done' ? { bot: 'flat', decisions: [], turning_points: [], result: null } : null,
});

beforeEach(() => localStorage.clear());

it('asks again until the analysis is done', async () => {
  const answers = [answer('waiting', 0), answer('working', 4), answer('done', 10)];
  const fetch = vi.fn(async () => answers.shift() as Analysis);
  const inquiry = new Inquiry('abc', fetch, 0);
  expect(inquiry.known).toBe(false);
  await inquiry.ask();
  expect(inquiry.asking).toBe(true);
  await vi.waitFor(() => expect(inquiry.content).not.toBeNull());
  expect(fetch).toHaveBeenCalledTimes(3);
  expect(inquiry.asking).toBe(false);
  expect(new Inquiry('abc').known).toBe(true);
});

it('says what went wrong, and stops', async () => {
  const inquiry = new Inquiry('abc', () => Promise.reject(new Error('no advice just now')), 0);
  await inquiry.ask();
  expect(inquiry.failed).toBe('no advice just now');
  expect(inquiry.asking).toBe(false);
});
