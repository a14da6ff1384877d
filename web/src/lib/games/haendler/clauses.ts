/** Promises and clauses of an agreement in the reader's language: vows in the words of the chronicle. */
import { words, type Speech } from '$lib/words/words.svelte';
import type { Clause, Draft, Vow } from './view';

/** What sort of thing a field of a deed names, where it is called otherwise. */
const KINDS: Record<string, string> = { fare: 'amount' };

/** A vow: who promises whom what, and how long; names are what the players are called. */
export function vowIn(vow: Vow, speech: Speech, names: Record<string, string>): string {
  const { verb = '', ...fields } = vow.fields;
  const pledge = vow.will ? 'will' : 'will-not';
  const said = Object.entries(fields).flatMap(([field, value]) => [
    [field, speech.name(KINDS[field] ?? field, value)],
    [`${field}_id`, value],
  ]);
  return speech.say(`event-vow-${verb}`, {
    ...(Object.fromEntries(said) as Record<string, string>),
    player: names[vow.player] ?? '',
    other: names[vow.other] ?? '',
    pledge: speech.name('pledge', pledge),
    pledge_id: pledge,
    until: vow.until ? speech.name('moment', vow.until) : '…',
  });
}

export function clauseIn(clause: Clause, draft: Draft, speech: Speech, names: Record<string, string>): string {
  if (clause.amount !== undefined)
    return speech.say(`option-${clause.clause}`, { amount: words.number(clause.amount) });
  if (clause.card !== undefined)
    return speech.say(`option-${clause.clause}`, { influence: speech.name('influence', clause.card) });
  if (!clause.fields) return speech.name('vow', clause.clause);
  const [player, other] = clause.clause.startsWith('i-')
    ? [draft.author, draft.partner]
    : [draft.partner, draft.author];
  const will = !clause.clause.endsWith('not');
  return vowIn({ player, other, will, until: clause.until ?? null, fields: clause.fields }, speech, names);
}
