import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as api from '$lib/net/api';
import { Settings } from './settings.svelte';

const serving = (settings: Record<string, unknown>) => {
  vi.spyOn(api, 'settings').mockResolvedValue({ settings } as Awaited<ReturnType<typeof api.settings>>);
  return vi.spyOn(api, 'keepSettings').mockResolvedValue({ settings: {} });
};

beforeEach(() => localStorage.clear());

describe('settings', () => {
  it('are taken from the server where it knows later ones', async () => {
    serving({ pace: 250, confirm: 'always', changed: 9, text: 'huge', colour: 'red' });
    const settings = new Settings();
    await settings.meet();
    expect([settings.get('pace'), settings.get('confirm'), settings.get('text')]).toEqual([250, 'always', 100]);
    expect(new Settings().get('pace')).toBe(250);
  });

  it('are given to the server where it knows none or earlier ones', async () => {
    const kept = serving({ pace: 250, changed: 9 });
    const settings = new Settings();
    settings.set('still', true);
    expect(kept).not.toHaveBeenCalled();
    await settings.meet();
    expect(kept).toHaveBeenCalledWith(expect.objectContaining({ still: true, pace: 600 }));
    expect(settings.get('pace')).toBe(600);
  });

  it('stand on the root where styles need them', () => {
    serving({});
    const settings = new Settings();
    settings.set('patterns', true);
    expect(document.documentElement.hasAttribute('data-patterns')).toBe(true);
    settings.set('patterns', false);
    expect(document.documentElement.hasAttribute('data-patterns')).toBe(false);
  });
});
