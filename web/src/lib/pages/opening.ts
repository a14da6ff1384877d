/** Opening tables: who sits where, and what the bots go by. */
import * as api from '$lib/net/api';
import type { OpenTable, SeatPlan, Title } from '$lib/net/documents';
import { route } from '$lib/route.svelte';

const NAMES = ['Ling', 'Tommaso', 'Marietta', 'Jonas', 'Aiko', 'Benedetta', 'Matteo', 'Greta'];

/** A name for a bot that nobody at the table has yet. */
export function botName(taken: string[]): string {
  return NAMES.find((name) => !taken.includes(name)) ?? `Bot ${taken.length}`;
}

/** You and as many bots as make a usual game. */
export function againstBots(title: Title, me: string, bot: string): SeatPlan[] {
  const count = title.seats.includes(4) ? 4 : (title.seats.at(-1) ?? 2);
  const seats: SeatPlan[] = [{ who: 'me', name: me }];
  while (seats.length < count) seats.push({ who: 'bot', bot, name: botName(seats.map((seat) => seat.name ?? '')) });
  return seats;
}

/** The levels of bots, weakest first. */
const LEVELS = ['apprentice', 'journeyman', 'master', 'grandmaster'];

/** The bots to choose from: the levels that are there, or whatever there is. */
export function levelsOf(bots: string[]): string[] {
  const found = LEVELS.filter((level) => bots.includes(level));
  return found.length ? found : bots;
}

/** Whom one plays against unless one chooses: a journeyman, or the strongest that is there. */
export function usualOf(bots: string[]): string {
  const levels = levelsOf(bots);
  return levels.find((level) => level === 'journeyman') ?? levels.at(-1) ?? 'random';
}

const linksOf = (table: string): string => `fondaco.links.${table}`;

/** Open a table and go there; the secrets of its links stay with the host. */
export async function openTable(wish: OpenTable): Promise<void> {
  const { table, secrets } = await api.open(wish);
  if (Object.keys(secrets).length) sessionStorage.setItem(linksOf(table.table), JSON.stringify(secrets));
  route.go(`t/${table.table}`);
}

export function secretsOf(table: string): Record<string, string> {
  return JSON.parse(sessionStorage.getItem(linksOf(table)) ?? '{}') as Record<string, string>;
}
