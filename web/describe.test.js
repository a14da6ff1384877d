// @vitest-environment node
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { made, types } from './describe.js';

test('the types of the documents are those of the description; if not, run `make description`', async () => {
  expect(await readFile(made, 'utf-8')).toBe(await types());
});
