import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as api from '$lib/net/api';
import type { LessonSummary } from '$lib/net/documents';
import { Settings } from '$lib/settings.svelte';
import { Progress } from './progress.svelte';

const lesson = (book: string, name: string): LessonSummary =>
  ({ book, lesson: name, title: book, minutes: 3, steps: 9, name, about: '' }) as LessonSummary;

function serving(kept: Record<string, unknown>) {
  vi.spyOn(api, 'settings').mockResolvedValue({ settings: kept } as Awaited<ReturnType<typeof api.settings>>);
  return vi
    .spyOn(api, 'keepSettings')
    .mockImplementation((settings) => Promise.resolve({ settings: settings as never }));
}

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('progress of guests', () => {
  it('is what the device and the server know together', async () => {
    const sent = serving({ 'lessons.china': 'rows end', changed: 5, pace: 250 });
    const [settings, progress] = [new Settings(), new Progress()];
    settings.share(progress);
    progress.finish(lesson('china', 'cards'));
    progress.reach(lesson('yunnan', 'bids'), 3);
    await settings.meet();
    expect(['cards', 'rows', 'end'].map((name) => progress.of(lesson('china', name)).done)).toEqual([true, true, true]);
    expect(progress.of(lesson('yunnan', 'bids'))).toEqual({ step: 3, done: false });
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ 'lessons.china': 'cards end rows', pace: 250 }));
  });

  it('is not sent where the server knows it already, and is not lost when something is set', async () => {
    const sent = serving({ 'lessons.china': 'cards', changed: 0 });
    const [settings, progress] = [new Settings(), new Progress()];
    await settings.meet();
    settings.share(progress);
    expect(progress.of(lesson('china', 'cards')).done).toBe(true);
    expect(sent).not.toHaveBeenCalled();
    vi.useFakeTimers();
    settings.set('volume', 10);
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ 'lessons.china': 'cards', volume: 10 }));
  });
});
