/** Makes src/lib/net/description.ts from openapi.json, which describe.py writes: `make description` runs both. */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import openapi, { astToString } from 'openapi-typescript';
import { format, resolveConfig } from 'prettier';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const HEAD = '/** The documents of the API, made from its description by `make description`; not to be edited. */\n\n';

export const made = here('./src/lib/net/description.ts');

/** The types as they should stand in the file. */
export async function types() {
  const description = JSON.parse(await readFile(here('./openapi.json'), 'utf-8'));
  const nodes = await openapi(description, { defaultNonNullable: false, exportType: true });
  const text = astToString(nodes).replace(/^export type (paths|webhooks|operations|\$defs) = .*;\n/gm, '');
  return await format(HEAD + text, { ...(await resolveConfig(made)), filepath: made });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeFile(made, await types());
