/** Clauses of an agreement in plain words: the deed as the log writes it, said in the reader's language. */
import { words, type Speech } from '$lib/words/words.svelte';
import type { Clause } from './view';

const WORD = '(\\S+)';
const DEEDS: [RegExp, string, [string, string][]][] = [
  [new RegExp(`^to buy ${WORD}$`), 'to-buy', [['good', 'good']]],
  [new RegExp(`^to play load-master on wagon ${WORD}$`), 'to-play-load-master', [['wagon', 'wagon']]],
  [new RegExp(`^to bid on wagon ${WORD}$`), 'to-bid', [['wagon', 'wagon']]],
  [
    new RegExp(`^to load ${WORD} on wagon ${WORD}$`),
    'to-load',
    [
      ['good', 'good'],
      ['wagon', 'wagon'],
    ],
  ],
  [
    new RegExp(`^to carry on wagon ${WORD} for ${WORD}$`),
    'to-carry',
    [
      ['wagon', 'wagon'],
      ['fare', 'amount'],
    ],
  ],
  [new RegExp(`^to play broken-axle on wagon ${WORD}$`), 'to-play-broken-axle', [['wagon', 'wagon']]],
  [new RegExp(`^to move wagon ${WORD}$`), 'to-move', [['wagon', 'wagon']]],
  [
    new RegExp(`^to bring wagon ${WORD} to ${WORD}$`),
    'to-bring',
    [
      ['wagon', 'wagon'],
      ['field', 'field'],
    ],
  ],
  [new RegExp(`^to send courier to ${WORD}$`), 'to-send', [['field', 'field']]],
  [new RegExp(`^to raise ${WORD}$`), 'to-raise', [['good', 'good']]],
  [
    new RegExp(`^to change ${WORD} ${WORD}$`),
    'to-change',
    [
      ['good', 'good'],
      ['direction', 'direction'],
    ],
  ],
  [new RegExp(`^to sell ${WORD} from a warehouse$`), 'to-sell', [['good', 'good']]],
  [new RegExp(`^to play sale-with-bonus on wagon ${WORD}$`), 'to-play-sale-with-bonus', [['wagon', 'wagon']]],
  [/^to bid for an investment$/, 'to-invest', []],
  [new RegExp(`^to choose ${WORD}$`), 'to-choose', [['investment', 'investment']]],
  [/^to ascend$/, 'to-ascend', []],
];

export function deedIn(deed: string, speech: Speech): string {
  for (const [pattern, verb, slots] of DEEDS) {
    const match = pattern.exec(deed);
    if (match)
      return speech.say(
        `option-${verb}`,
        Object.fromEntries(slots.map(([name, kind], index) => [name, speech.name(kind, match[index + 1] ?? '')])),
      );
  }
  return deed;
}

export function clauseIn(clause: Clause, speech: Speech): string {
  if (clause.amount !== undefined)
    return speech.say(`option-${clause.clause}`, { amount: words.number(clause.amount) });
  if (clause.card !== undefined)
    return speech.say(`option-${clause.clause}`, { influence: speech.name('influence', clause.card) });
  const deed = clause.deed ? deedIn(clause.deed, speech) : '…';
  const until = clause.until ? ` (${speech.say('option-until', { moment: speech.name('moment', clause.until) })})` : '';
  return `${speech.name('vow', clause.clause).replace(/\s*…$/, '')} ${deed}${until}`;
}
