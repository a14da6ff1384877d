import { describe, expect, it } from 'vitest';
import type { PlanDocument } from '$lib/net/documents';
import { Plan } from './plan.svelte';

const shown = (actions: string[]): PlanDocument => ({
  number: 1,
  actor: 0,
  chance: false,
  section: 'turn',
  prompt: '',
  view: { actions },
  options: [],
  told: [],
});

function planning(fails = false) {
  const complaints: unknown[] = [];
  const ask = async (_: string, __: number, actions: string[]) => {
    if (fails && actions.length > 1) throw new Error('The plan no longer fits.');
    return shown(actions);
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

  it('ends when the table has gone on, and says so', async () => {
    const { plan, complaints } = planning(true);
    await plan.begin();
    await plan.add('a');
    await plan.add('b');
    expect(plan.on).toBe(false);
    expect(complaints).toHaveLength(1);
  });
});
