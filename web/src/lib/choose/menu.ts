/** The list beside the board: the same choices as buttons, for keys, small fingers and screen readers. */
import type { Option } from '$lib/net/documents';
import { narrow, type Choice, type Pick } from './narrowing';

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

function verbGroup(verb: string, options: Option[], picked: Pick[]): Group[] {
  const byVerb: Pick = { kind: 'field', field: 'verb', value: verb };
  const first = picked.some((pick) => pick.kind === 'field' && pick.field === 'verb') ? [] : [byVerb];
  if (options.length === 1) {
    return [
      { verb, head: null, items: [{ field: 'verb', value: verb, picks: first.length ? first : [byVerb], options }] },
    ];
  }
  const facet = narrow(options, []).facets[0];
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

/** The groups of buttons for what is left of a choice. */
export function menu(choice: Choice, picked: Pick[]): Group[] {
  const verbs = new Map<string, Option[]>();
  for (const option of choice.options) {
    const verb = option.fields.verb ?? '';
    verbs.set(verb, [...(verbs.get(verb) ?? []), option]);
  }
  return [...verbs].flatMap(([verb, options]) => verbGroup(verb, options, picked));
}

/** What a button says: the part of its value that its head does not say already. */
export const tailOf = (value: string): string => headOf(value)[1];
