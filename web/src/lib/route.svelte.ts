/** Where the reader is. Everything stands behind the #, so that the secrets in links never reach a server's log. */

export type PageName = 'home' | 'table' | 'replay' | 'rules' | 'guide' | 'try' | 'lesson' | 'exercises' | 'learn';

interface Place {
  page: PageName;
  parts: string[];
  query: URLSearchParams;
}

function read(): Place {
  const [path = '', query = ''] = location.hash.replace(/^#\/?/, '').split('?');
  const [first = '', ...parts] = path.split('/').map(decodeURIComponent);
  const pages: Record<string, PageName> = {
    t: 'table',
    replay: 'replay',
    rules: 'rules',
    guide: 'guide',
    try: 'try',
    lesson: 'lesson',
    exercises: 'exercises',
    learn: 'learn',
  };
  return { page: pages[first] ?? 'home', parts, query: new URLSearchParams(query) };
}

/** Pages whose whole address makes them another page. */
const DEEP: PageName[] = ['lesson', 'exercises', 'learn'];

class Route {
  #place = $state.raw(read());

  constructor() {
    window.addEventListener('hashchange', () => (this.#place = read()));
  }

  get page(): PageName {
    return this.#place.page;
  }

  /** What makes a page another page: a change of the query alone does not. */
  get key(): string {
    const { page, parts } = this.#place;
    return `${page}/${(DEEP.includes(page) ? parts : parts.slice(0, 1)).join('/')}`;
  }

  part(index: number): string {
    return this.#place.parts[index] ?? '';
  }

  query(name: string): string | null {
    return this.#place.query.get(name);
  }

  go(path: string): void {
    location.hash = `#/${path}`;
  }

  /** Another address for the same page, without a step in the history. */
  replace(path: string): void {
    history.replaceState(null, '', `#/${path}`);
    this.#place = read();
  }
}

export const route = new Route();

/** The full address of a path, for links that are handed on. */
export const addressOf = (path: string): string => `${location.origin}${location.pathname}#/${path}`;
