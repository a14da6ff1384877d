/** What deeds, values and picks are called, in the words of a game. */
import type { Face } from '$lib/games/face';
import type { Option, View } from '$lib/net/documents';
import { words, type Arguments, type Speech } from '$lib/words/words.svelte';
import { tailOf } from './menu';
import type { Pick } from './narrowing';

export class Naming {
  constructor(
    private readonly face: Face,
    private readonly speech: Speech,
    private readonly names: Record<string, string>,
    private readonly view: View,
  ) {}

  /** What the value of a field is called. */
  value(field: string, value: string): string {
    const kind = this.face.kinds[field] ?? field;
    if (kind === 'colour') return this.names[value] ?? this.speech.name('colour', value);
    if (kind === 'amount') return words.number(Number(value));
    return this.speech.name(kind, value);
  }

  verb(verb: string): string {
    return this.speech.has(`verb-${verb}`) ? this.speech.say(`verb-${verb}`) : verb;
  }

  /** What the main button says: the deed in a few words. */
  deed(option: Option): string {
    const { verb = '', ...fields } = option.fields;
    if (!this.speech.has(`deed-${verb}`)) return option.text;
    const args: Arguments = { ...this.face.deedArguments?.(option, this.view) };
    for (const [field, value] of Object.entries(fields)) {
      args[field] = this.value(field, value);
      args[`${field}_id`] = value;
      args[`${field}_number`] = tailOf(value);
    }
    return this.speech.say(`deed-${verb}`, args);
  }

  pick(pick: Pick, meant: Option | null): string {
    if (pick.kind === 'spot') return this.face.spotName(pick.spot, this.speech);
    if (pick.field !== 'verb') return this.value(pick.field, pick.value);
    return this.speech.has(`verb-${pick.value}`) ? this.verb(pick.value) : (meant?.text ?? pick.value);
  }

  /** The head of a group, where it has a name of its own. */
  head(head: { field: string; value: string } | null): string | null {
    if (head === null) return null;
    const kind = this.face.heads?.[head.field] ?? this.face.kinds[head.field] ?? head.field;
    const known = head.value.split(' ').every((word) => this.speech.has(`${kind}-${word}`));
    return known ? this.speech.name(kind, head.value) : null;
  }
}
