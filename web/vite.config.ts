import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { packing } from './packing';
import { names } from './names';
import { shell } from './shell';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.FONDACO_SERVER ?? 'http://127.0.0.1:8000';

const COMMON =
  /src\/lib\/((me|shelf|settings|reach|route|calling)\.|ui\/(Icon|Arch|Bar|LanguageSwitch|tip|toasts|theme|screen)\b)/;

export default defineConfig({
  plugins: [names(), svelte(), shell(), packing()],
  base: './',
  resolve: {
    alias: { $lib: here('./src/lib'), $art: here('./src/art'), $games: here('../src/fondaco/games') },
    conditions: process.env.VITEST ? ['browser'] : undefined,
  },
  build: {
    outDir: here('../src/fondaco/server/page'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the server's policy allows no data: fonts
    chunkSizeWarningLimit: 400,
    // What every page needs comes in one file: each small one would cost a header of its own.
    rolldownOptions: { output: { advancedChunks: { groups: [{ name: 'common', test: COMMON }] } } },
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: { include: ['src/**/*.test.ts', 'describe.test.js'], environment: 'jsdom', setupFiles: ['src/test-setup.ts'] },
});
