/**
 * Narrowing: from the options that the server offers, click by click, to the one that is meant.
 *
 * A pick is a spot of the board or a value of a field. Each pick keeps the options it fits. Nothing here knows a rule or
 * a game: options are what they say they are.
 */
import type { Option } from '$lib/net/documents';

export type Pick = { kind: 'spot'; spot: string } | { kind: 'field'; field: string; value: string };

/** A candidate: an option, and which of its spots have been picked already. */
interface Candidate {
  option: Option;
  used: number[];
}

export interface Choice {
  /** What still fits. */
  options: Option[];
  /** The option that is meant, once only one fits. */
  meant: Option | null;
  /** Spots that would narrow further, or that mean the one option that is left. */
  spots: Map<string, Option[]>;
  /** Fields that still differ among the options, with their values. */
  facets: Facet[];
}

export interface Facet {
  field: string;
  values: { value: string; options: Option[] }[];
}

const verbOf = (option: Option): string => option.fields.verb ?? '';

/** The options of one verb that have a spot; if it stands in several places, the first place is meant. */
function withSpot(candidates: Candidate[], spot: string): Candidate[] {
  const firstPlace = new Map<string, number>();
  const found: [Candidate, number][] = [];
  for (const candidate of candidates) {
    const place = candidate.option.spots.findIndex((name, index) => name === spot && !candidate.used.includes(index));
    if (place < 0) continue;
    found.push([candidate, place]);
    const verb = verbOf(candidate.option);
    firstPlace.set(verb, Math.min(place, firstPlace.get(verb) ?? Infinity));
  }
  return found
    .filter(([candidate, place]) => place === firstPlace.get(verbOf(candidate.option)))
    .map(([candidate, place]) => ({ option: candidate.option, used: [...candidate.used, place] }));
}

function withPick(candidates: Candidate[], pick: Pick): Candidate[] {
  if (pick.kind === 'spot') return withSpot(candidates, pick.spot);
  return candidates.filter(({ option }) => option.fields[pick.field] === pick.value);
}

/** What is left of the options after some picks; none if a pick fits nothing. */
export function narrow(options: Option[], picks: Pick[]): Choice {
  let candidates: Candidate[] = options.map((option) => ({ option, used: [] }));
  for (const pick of picks) candidates = withPick(candidates, pick);
  const left = candidates.map(({ option }) => option);
  return {
    options: left,
    meant: left.length === 1 && (picks.length > 0 || options.length === 1) ? (left[0] ?? null) : null,
    spots: openSpots(candidates),
    facets: facetsOf(left),
  };
}

/** The spots of what is left, each with the options it would keep; spots that all options share say nothing new. */
function openSpots(candidates: Candidate[]): Map<string, Option[]> {
  const open = new Map<string, Option[]>();
  for (const { option, used } of candidates) {
    option.spots.forEach((spot, index) => {
      if (used.includes(index)) return;
      const known = open.get(spot);
      if (!known) open.set(spot, [option]);
      else if (known.at(-1) !== option) known.push(option);
    });
  }
  for (const [spot, fitting] of open) {
    if (candidates.length > 1 && fitting.length === candidates.length && !withoutSpot(candidates, spot))
      open.delete(spot);
  }
  return open;
}

/** Whether picking a spot that all candidates have would still drop some, because it is meant in its first place. */
function withoutSpot(candidates: Candidate[], spot: string): boolean {
  return withSpot(candidates, spot).length < candidates.length;
}

/** The fields in which the options differ. The verb comes first; the others only once it is clear which verb is meant. */
function facetsOf(options: Option[]): Facet[] {
  const verbs = facet(options, 'verb');
  if (verbs.values.length > 1) return [verbs];
  const fields = Object.keys(options[0]?.fields ?? {}).filter((field) => field !== 'verb');
  return fields.map((field) => facet(options, field)).filter(({ values }) => values.length > 1);
}

function facet(options: Option[], field: string): Facet {
  const values = new Map<string, Option[]>();
  for (const option of options) {
    const value = option.fields[field] ?? '';
    const known = values.get(value);
    if (known) known.push(option);
    else values.set(value, [option]);
  }
  return { field, values: [...values].map(([value, fitting]) => ({ value, options: fitting })) };
}

/** What a spot stands for among the options: the fields that all who have it share and some who do not lack. */
export function meaning(all: Option[], fitting: Option[]): Record<string, string> {
  const shared: Record<string, string> = {};
  for (const [field, value] of Object.entries(fitting[0]?.fields ?? {})) {
    const common = fitting.every((option) => option.fields[field] === value);
    const telling = all.length === fitting.length || all.some((option) => option.fields[field] !== value);
    if (common && telling) shared[field] = value;
  }
  return shared;
}
