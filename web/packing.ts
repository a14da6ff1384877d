/** Packs what was built, so that the server need not: each text beside itself as Brotli and as gzip. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXTS = /\.(js|css|html|svg|json|webmanifest)$/;
const SMALL = 600;

export function packing(): Plugin {
  let folder = '';
  return {
    name: 'packing',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        const path = join(folder, name);
        if (!TEXTS.test(name)) continue;
        const content = readFileSync(path);
        if (content.length < SMALL) continue;
        const wish = {
          params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
        };
        writeFileSync(`${path}.br`, brotliCompressSync(content, wish));
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}
