/** The others of an example: as long as the reader follows it, they do too. */
export type Line = [number, string];

/** What the others do after a move of the reader. */
export function replies(
  moves: Line[],
  lines: readonly (readonly [number, string])[],
  action: string,
  seat: number | null,
): Line[] {
  const own = lines.filter(([who]) => who >= 0);
  const done = [...own.map(([, text]) => text), action];
  if (done.some((text, index) => text !== moves[index]?.[1])) return [];
  const rest = moves.slice(done.length);
  const next = rest.findIndex(([who]) => who === seat);
  return next < 0 ? rest : rest.slice(0, next);
}
