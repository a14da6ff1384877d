/** The course of the score: everybody's score at some positions of a game that is over. */
import type { Face } from '$lib/games/face';
import * as api from '$lib/net/api';
import type { TableEvent, View } from '$lib/net/documents';
import type { Speech } from '$lib/words/words.svelte';

const SAMPLES = 14;

export interface Course {
  /** What stands below the axis: rounds, or nothing where a game has none. */
  ticks: string[];
  lines: { colour: string; values: number[] }[];
}

/** The records to look at: the beginnings of rounds, or evenly spread ones. */
export function samples(events: TableEvent[]): { numbers: number[]; rounds: boolean } {
  const rounds = events
    .filter((event) => event.entries.some((entry) => entry.event === 'round-begins'))
    .map((event) => event.number);
  const last = events.at(-1)?.number ?? 1;
  if (rounds.length >= 3) return { numbers: [...rounds, last], rounds: true };
  const moves = events.filter((event) => event.kind === 'moved').map((event) => event.number);
  const step = Math.max(1, moves.length / SAMPLES);
  const spread = Array.from({ length: SAMPLES }, (_, index) => moves[Math.floor(index * step)]).filter(
    (number) => number !== undefined,
  );
  return { numbers: [...new Set([...spread, last])], rounds: false };
}

const numberOf = (score: string): number => Number(score.replace('\u2212', '-').replace(/[^\d-]/g, '')) || 0;

export async function courseOf(table: string, events: TableEvent[], face: Face, speech: Speech): Promise<Course> {
  const { numbers, rounds } = samples(events);
  const lines = new Map<string, number[]>();
  for (const number of numbers) {
    const found = await api.position(table, number);
    const view: View = found.position ?? found.seats[0]?.view ?? {};
    for (const player of face.players(view, speech)) {
      if (player.seat === null || player.score === '') continue;
      lines.set(player.colour, [...(lines.get(player.colour) ?? []), numberOf(player.score)]);
    }
  }
  return {
    ticks: numbers.map((_, index) => (rounds ? String(index + 1) : '')),
    lines: [...lines].map(([colour, values]) => ({ colour, values })),
  };
}
