/** The list beside the board: the same choices as buttons, for keys, small fingers and screen readers. */
import type { Option } from '$lib/net/documents';
import { narrow, type Choice, type Facet, type Pick } from './narrowing';

export interface Item {
  /** Field and value that the button stands for; a verb for a button that means a whole action. */
  field: string;
  value: string;
  picks: Pick[];
  options: Option[];
}

export interface Group {
  verb: string;
  /** What the items have in common, such as the building of several prices. */
  head: { field: string; value: string } | null;
  items: Item[];
}

/** Values that end in a number share a head: `school 9` and `school 12` become 9 and 12 of the school; so do `wei-1` and `wei-2`. */
function headOf(value: string): [string, string] {
  const match = /^(.*[^\s\d-])[ -](\d+)$/.exec(value);
  return match ? [match[1] ?? '', match[2] ?? ''] : ['', value];
}

function verbGroup(verb: string, options: Option[], picked: Pick[], wanted?: Facet): Group[] {
  const byVerb: Pick = { kind: 'field', field: 'verb', value: verb };
  const first = picked.some((pick) => pick.kind === 'field' && pick.field === 'verb') ? [] : [byVerb];
  if (options.length === 1) {
    return [
      { verb, head: null, items: [{ field: 'verb', value: verb, picks: first.length ? first : [byVerb], options }] },
    ];
  }
  const facet = wanted ?? narrow(options, []).facets[0];
  if (!facet) return [];
  const groups = new Map<string, Group>();
  for (const { value, options: fitting } of facet.values) {
    const [head] = headOf(value);
    const group = groups.get(head) ?? { verb, head: head ? { field: facet.field, value: head } : null, items: [] };
    group.items.push({
      field: facet.field,
      value,
      picks: [...first, { kind: 'field', field: facet.field, value }],
      options: fitting,
    });
    groups.set(head, group);
  }
  return [...groups.values()];
}

function byVerb(options: Option[]): [string, Option[]][] {
  const verbs = new Map<string, Option[]>();
  for (const option of options) {
    const verb = option.fields.verb ?? '';
    verbs.set(verb, [...(verbs.get(verb) ?? []), option]);
  }
  return [...verbs];
}

const earlyIn = (options: Option[], first: string[]): Facet | undefined =>
  narrow(options, []).facets.find(({ field }) => first.includes(field));

/** The groups of buttons for all that is left of a choice; some fields come first, such as a tile before its wagon. */
export function menu(choice: Choice, picked: Pick[], first: string[] = []): Group[] {
  return byVerb(choice.options).flatMap(([verb, options]) => verbGroup(verb, options, picked, earlyIn(options, first)));
}

/** Whether the values of a facet can be told apart by touching something. */
function isTouched({ values }: Facet, all: Option[], touchable: (spot: string) => boolean): boolean {
  return values.every(({ options }) =>
    options[0]?.spots.some(
      (spot) =>
        touchable(spot) &&
        options.every((option) => option.spots.includes(spot)) &&
        !all.every((option) => option.spots.includes(spot)),
    ),
  );
}

/**
 * The groups of buttons for what cannot be touched, on the board or beside it: deeds without a spot or with none that
 * tells them apart, and what is left to say when all spots are chosen. Fields that come first are asked for even so.
 */
export function untouched(
  choice: Choice,
  picked: Pick[],
  touchable: (spot: string) => boolean,
  first: string[] = [],
): Group[] {
  const verbs = byVerb(choice.options);
  return verbs.flatMap(([verb, options]): Group[] => {
    if (options.length === 1) {
      const told = options[0]?.spots.some((spot) => touchable(spot) && choice.spots.has(spot));
      const lone = !told || (verbs.length > 1 && picked.length > 0);
      return lone ? verbGroup(verb, options, picked) : [];
    }
    const facets = narrow(options, []).facets;
    const early = earlyIn(options, first);
    if (early) return verbGroup(verb, options, picked, early);
    if (facets.some((facet) => isTouched(facet, options, touchable))) return [];
    return verbGroup(verb, options, picked, facets[0]);
  });
}

/** What a button says: the part of its value that its head does not say already. */
export const tailOf = (value: string): string => headOf(value)[1];
