/** What would count if it ended now, as far as it is public: who is in debt, who stands how high, then money. */
import type { Speech } from '$lib/words/words.svelte';
import type { HaendlerPlayer } from './view';

export function scored(player: HaendlerPlayer, speech: Speech): [string, number][] {
  const found: [string, number | null][] = [
    [speech.say('category-level'), player.level],
    [speech.say('measure-notes'), player.notes || null],
    [speech.say('stat-money'), player.money],
  ];
  return found.filter((part): part is [string, number] => part[1] !== null);
}
