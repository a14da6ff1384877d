/** What the board of Yunnan is for: the rules behind each place. */
import geometry from '$games/yunnan/data/geometry.json';
import type { Place } from '../face';

interface Drawn extends Place {
  kind: string;
  edition?: string;
  value?: number;
  size?: string;
}
const DRAWN = geometry.spots as unknown as Drawn[];
const BY_ID = new Map(DRAWN.map((spot) => [spot.id, spot]));
/** Large things first, so that small ones lie over them; single slots are asked about with their area. */
const ASKED = new Set([
  ...['sequence', 'building', 'traders', 'posts', 'stable', 'gorge', 'level', 'teahouse', 'inspector', 'presents'],
  ...['border', 'payout', 'revenue.trader', 'revenue.post', 'score', 'round'],
]);

export const places = (edition: string): Place[] =>
  DRAWN.filter(({ kind, edition: only }) => ASKED.has(kind) && (!only || only === edition)).sort(
    (a, b) => b.w * b.h - a.w * a.h,
  );

const OF_BUILDING: Record<string, string[]> = {
  school: ['progress.school'],
  customs: ['progress.customs', 'score.passes'],
  horse: ['progress.horse', 'score.horses'],
  guild: ['progress.guild', 'score.influence'],
  yard: ['progress.yard', 'progress.at-once'],
  temple: ['progress.temple'],
  bank: ['bank.payout', 'bank.pass'],
  inspector: ['inspector.visit', 'inspector.banish'],
  rounds: ['debt.points'],
};
const OF_KIND: Record<string, string[]> = {
  sequence: ['travel.order', 'order.income'],
  traders: ['income.revenue', 'income.gaps'],
  posts: ['income.posts', 'build.reach'],
  stable: ['score.horses', 'travel.reach'],
  gorge: ['travel.bridges', 'build.one-bridge'],
  teahouse: ['score.teahouses', 'inspector.spare'],
  inspector: ['inspector.visit', 'inspector.banish'],
  presents: ['presents.influence', 'score.presents'],
  border: ['travel.passes'],
  payout: ['bank.payout'],
  'revenue.trader': ['income.revenue', 'income.gaps'],
  'revenue.post': ['income.posts'],
  score: ['score.track', 'end.trigger'],
  round: ['debt.points'],
};
/** Rules that the edition of 2013 words otherwise. */
const OTHERWISE: Record<string, string> = {
  'bank.payout': 'bank.payout-2013',
  'bank.pass': 'bank.leave-buildings',
  'inspector.visit': 'inspector.visit-2013',
  'income.market': 'income.market-2013',
  'score.teahouses': 'score.teahouses-2013',
  'progress.at-once': 'progress.teahouse-at-once',
};

export function rulesOf(id: string, edition: string): string[] {
  const spot = BY_ID.get(id);
  const [first, name = ''] = id.split('.');
  const building = first === 'building' ? (OF_BUILDING[name] ?? []) : [];
  const space = spot?.kind === 'bid' ? [spot.size === 'small' ? 'bid.small-space' : 'bid.large-space'] : [];
  const market = first === 'puer' ? ['income.market', 'market.place'] : [];
  const found = [...market, ...building.slice(0, space.length ? 1 : 2), ...space];
  const rules = found.length ? found : (OF_KIND[spot?.kind ?? ''] ?? []);
  return rules.map((rule) => (edition === '2013' ? (OTHERWISE[rule] ?? rule) : rule));
}

/** What a place is called that is no spot: its message, and a number where it has one. */
export function kindOf(id: string): { kind: string; value: number | undefined } {
  const spot = BY_ID.get(id);
  return { kind: spot?.kind ?? '', value: spot?.value };
}
