/** The worker that keeps the shell of the page: what was loaded once is there without the network, the game is not. */
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

const WORKER = (version: string, files: string[]) => `
const KEPT = 'fondaco-${version}';
const SHELL = ${JSON.stringify(files)};
addEventListener('install', (event) =>
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(SHELL)).then(() => skipWaiting())),
);
addEventListener('activate', (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  ),
);
addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate')
    event.respondWith(fetch(request).catch(() => caches.match('./', { ignoreSearch: true })));
  else if (url.pathname.includes('/assets/'))
    event.respondWith(
      caches.match(request).then(
        (known) =>
          known ??
          fetch(request).then((found) => {
            const copy = found.clone();
            if (found.ok) event.waitUntil(caches.open(KEPT).then((kept) => kept.put(request, copy)));
            return found;
          }),
      ),
    );
});
`;

export function shell(): Plugin {
  return {
    name: 'shell',
    apply: 'build',
    generateBundle(_, bundle) {
      const names = Object.keys(bundle).sort();
      const first = Object.values(bundle).filter((one) => one.type === 'chunk' && one.isEntry);
      const files = ['./', ...first.flatMap((one) => (one.type === 'chunk' ? [one.fileName, ...one.imports] : []))];
      const styles = names.filter((name) => name.startsWith('assets/index') && name.endsWith('.css'));
      const version = createHash('sha256').update(names.join()).digest('hex').slice(0, 12);
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: WORKER(version, [...new Set([...files, ...styles])]) });
    },
  };
}
