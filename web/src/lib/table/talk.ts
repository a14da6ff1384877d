/** What is said at a table, line by line; what muted people say in a row is folded into one line. */
import type { TableEvent } from '$lib/net/documents';

export interface TalkLine {
  /** The number of the record, by which it is muted and reported. */
  number: number;
  name: string;
  seat: number | null;
  text: string;
  own: boolean;
  /** How many messages of somebody muted this line stands for; 0 if it can be read. */
  hidden: number;
}

/** The lines for a reader who holds some seats; spectators are known by their names, which nobody else at the table has. */
export function talkOf(events: TableEvent[], mine: number[], name: string): TalkLine[] {
  const lines: TalkLine[] = [];
  for (const { number, kind, detail } of events) {
    if (kind !== 'said') continue;
    const seats = (detail.seats ?? []) as number[];
    const line: TalkLine = {
      number,
      name: String(detail.name),
      seat: seats[0] ?? null,
      text: String(detail.text),
      own: seats.length ? seats.some((seat) => mine.includes(seat)) : mine.length === 0 && detail.name === name,
      hidden: detail.muted ? 1 : 0,
    };
    const last = lines.at(-1);
    if (last?.hidden && line.hidden && last.name === line.name) last.hidden += 1;
    else lines.push(line);
  }
  return lines;
}
