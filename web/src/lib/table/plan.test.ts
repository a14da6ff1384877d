import { describe, expect, it } from 'vitest';
import type { PlanDocument } from '$lib/net/documents';
import { Plan } from './plan.svelte';

const shown = (actions: string[], kept = actions.length): PlanDocument => ({
  number: 1,
  kept,
  actor: 0,
  chance: false,
  section: 'turn',
  prompt: '',
  view: { actions },
  options: [],
  told: [],
});

function planning({ fails = false, most = 9 } = {}) {
  const complaints: unknown[] = [];
  const ask = async (_: string, __: number, actions: string[]) => {
    if (fails && actions.length > 1) throw new Error('The plan no longer fits.');
    return shown(actions.slice(0, most), Math.min(actions.length, most));
  };
  const plan = new Plan(
    't',
    () => 0,
    (error) => complaints.push(error),
    ask,
  );
  return { plan, complaints };
}

describe('planning', () => {
  it('tries moves one after the other, and takes them back', async () => {
    const { plan } = planning();
    expect(plan.on).toBe(false);
    await plan.begin();
    await plan.add('a');
    await plan.add('b');
    expect(plan.shown?.view).toEqual({ actions: ['a', 'b'] });
    await plan.back();
    expect(plan.actions).toEqual(['a']);
    plan.leave();
    expect([plan.on, plan.shown]).toEqual([false, null]);
  });

  it('keeps what still fits when the table has gone on, and says so', async () => {
    const { plan, complaints } = planning({ most: 1 });
    await plan.begin();
    await plan.add('a');
    await plan.add('b');
    expect(plan.actions).toEqual(['a']);
    expect(plan.shown?.view).toEqual({ actions: ['a'] });
    expect(complaints).toHaveLength(1);
  });

  it('stays left, though an answer comes later', async () => {
    const { plan } = planning();
    await plan.begin();
    const late = plan.add('a');
    plan.leave();
    await late;
    expect(plan.on).toBe(false);
  });

  it('ends when it cannot be had, and says so', async () => {
    const { plan, complaints } = planning({ fails: true });
    await plan.begin();
    await plan.add('a');
    await plan.add('b');
    expect(plan.on).toBe(false);
    expect(complaints).toHaveLength(1);
  });
});
