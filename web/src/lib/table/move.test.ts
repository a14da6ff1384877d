import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as api from '$lib/net/api';
import type { Option } from '$lib/net/documents';
import { questionsOf } from '$lib/net/questions';
import { settings } from '$lib/settings.svelte';
import { Move } from './move.svelte';

const travel = (from: string, to: string): Option => ({
  action: `travel from ${from} to ${to}`,
  fields: { verb: 'travel', from, to },
  spots: [from, to],
  text: `Travel from ${from} to ${to}`,
});
const END: Option = { action: 'end', fields: { verb: 'end' }, spots: [], text: 'End the turn' };
const OPTIONS = [travel('market', 'yunnan'), travel('market', 'kang'), travel('yunnan', 'kang'), END];
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

function table(final = false, number = 1) {
  const played: string[] = [];
  vi.spyOn(api, 'preview').mockResolvedValue({ number, preview: {}, final, told: [] });
  vi.spyOn(api, 'whySpots').mockResolvedValue({ action: null, allowed: false, rule: null });
  const move = new Move({
    questions: questionsOf('t'),
    seat: 0,
    active: true,
    planning: false,
    number: 1,
    touchable: (spot) => spot !== 'supply',
    play: async (action) => void played.push(action),
  });
  move.offer(OPTIONS);
  return { move, played };
}

beforeEach(() => settings.set('confirm', 'final'));

describe('the way of a click', () => {
  it('sends what was picked to the end and can be taken back', async () => {
    const { move, played } = table();
    move.click('market');
    move.click('kang');
    await settled();
    expect(played).toEqual(['travel from market to kang']);
  });

  it('waits with what cannot be taken back, until the same spot is clicked again', async () => {
    const { move, played } = table(true);
    move.click('market');
    move.click('kang');
    await settled();
    expect(played).toEqual([]);
    move.click('kang');
    await settled();
    expect(played).toEqual(['travel from market to kang']);
  });

  it('never sends a target that was filled in without being clicked', async () => {
    const { move, played } = table();
    move.click('yunnan');
    await settled();
    expect(move.chooser.meant?.action).toBe('travel from yunnan to kang');
    expect(played).toEqual([]);
    move.click('kang');
    await settled();
    expect(played).toEqual(['travel from yunnan to kang']);
  });

  it('follows the reader’s wish to confirm always or never', async () => {
    settings.set('confirm', 'always');
    const careful = table();
    careful.move.click('market');
    careful.move.click('kang');
    await settled();
    expect(careful.played).toEqual([]);
    settings.set('confirm', 'never');
    const quick = table(true);
    quick.move.click('market');
    quick.move.click('kang');
    await settled();
    expect(quick.played).toEqual(['travel from market to kang']);
  });

  it('keeps what is only aimed at until it is sent', async () => {
    const { move, played } = table();
    move.chooser.aim(END);
    await settled();
    expect(played).toEqual([]);
    await move.send();
    expect(played).toEqual(['end']);
  });

  it('takes no preview of another position', async () => {
    const { move, played } = table(false, 2);
    move.click('market');
    move.click('kang');
    await settled();
    expect([move.after, played]).toEqual([null, []]);
  });

  it('leaves alone what was picked before the answer came', async () => {
    const { move } = table();
    const sent = (move.chooser.aim(END), move.send());
    move.offer([travel('yunnan', 'kang'), travel('yunnan', 'tibet')]);
    move.chooser.pickSpot('tibet');
    await sent;
    expect(move.chooser.isPicked('tibet')).toBe(true);
  });

  it('says why a closed spot is closed', async () => {
    const { move } = table();
    move.click('tibet');
    await settled();
    expect(move.explained).toEqual({ spot: 'tibet', why: { action: null, allowed: false, rule: null } });
    expect(api.whySpots).toHaveBeenCalledWith('t', 0, ['tibet']);
  });
});
