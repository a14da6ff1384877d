/** Clauses of an agreement in plain words, in the reader's language. */
import { words, type Speech } from '$lib/words/words.svelte';
import type { Clause } from './view';

/** What sort of thing a field of a deed names, where it is called otherwise. */
const KINDS: Record<string, string> = { fare: 'amount' };

/** A deed, from the fields that the server names. */
export function deedIn({ verb = '', ...fields }: Record<string, string>, speech: Speech): string {
  const named = Object.entries(fields).map(([field, value]) => [field, speech.name(KINDS[field] ?? field, value)]);
  return speech.say(`option-${verb}`, Object.fromEntries(named) as Record<string, string>);
}

export function clauseIn(clause: Clause, speech: Speech): string {
  if (clause.amount !== undefined)
    return speech.say(`option-${clause.clause}`, { amount: words.number(clause.amount) });
  if (clause.card !== undefined)
    return speech.say(`option-${clause.clause}`, { influence: speech.name('influence', clause.card) });
  const deed = clause.fields ? deedIn(clause.fields, speech) : '…';
  const until = clause.until ? ` (${speech.say('option-until', { moment: speech.name('moment', clause.until) })})` : '';
  return `${speech.name('vow', clause.clause).replace(/\s*…$/, '')} ${deed}${until}`;
}
