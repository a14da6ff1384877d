/** Of the words of a game, its names alone: all that a shelf says of it. Asked for as `?names` of a file. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const NAMES = /^(about|name|title)-/;

export function names(): Plugin {
  return {
    name: 'names',
    enforce: 'pre',
    load(id) {
      const [path = '', query] = id.split('?');
      if (query !== 'names') return null;
      const lines = readFileSync(path, 'utf8').split('\n');
      return `export default ${JSON.stringify(lines.filter((line) => NAMES.test(line)).join('\n'))}`;
    },
  };
}
