/** The HTTP side of the server: one function for each thing that can be asked for. */
import type { Guide } from '$lib/guide/documents';
import { reach } from '$lib/reach.svelte';
import type {
  Ack,
  Analysis,
  Answer,
  Command,
  ExerciseSummary,
  Hint,
  LessonDocument,
  LessonSummary,
  Line,
  OpenTable,
  Place,
  PlanDocument,
  Position,
  Preview,
  Problem,
  Reasons,
  ReviewDocument,
  RuleOfBook,
  SettingsDocument,
  Shelf,
  State,
  Table,
  TableEvent,
  TableSummary,
  Update,
  Why,
  WordsOfGame,
} from './documents';

/** Why something could not be had. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.text);
  }
}

let language = 'en';

/** The language of what the server says. */
export function speak(code: string): void {
  language = code;
}

export function languageParameter(): string {
  return `language=${language}`;
}

async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  const headers: Record<string, string> = { 'accept-language': language };
  if (init.body) headers['content-type'] = 'application/json';
  const response = await fetch(path, { ...init, headers }).catch((error: unknown) => {
    reach.lose();
    throw error;
  });
  if (!response.ok) {
    const problem = await response.json().catch(() => ({ code: 'http', text: response.statusText, rule: null }));
    throw new Refusal(response.status, problem as Problem);
  }
  return response.status === 204 ? (undefined as T) : ((await response.json()) as T);
}

const send = (method: string, body: unknown): RequestInit => ({ method, body: JSON.stringify(body) });
const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;

export const shelf = () => ask<Shelf>('/api/titles');
export const rules = (book: string) => ask<{ rules: RuleOfBook[] }>(`/api/rules/${book}`);
export const guide = (title: string, language: string) =>
  ask<Guide>(`/api/guides/${encodeURIComponent(title)}?language=${language}`);
export const wordsOf = (book: string, language: string) =>
  ask<WordsOfGame>(`/api/words/${encodeURIComponent(book)}?language=${language}`);
export const me = () => ask<{ name: string | null }>('/api/me');
export const callMe = (name: string) => ask<{ name: string }>('/api/me', send('PUT', { name }));
export const settings = () => ask<SettingsDocument>('/api/me/settings');
export const keepSettings = (chosen: SettingsDocument['settings']) =>
  ask<SettingsDocument>('/api/me/settings', send('PUT', { settings: chosen }));
export const tables = (mine: boolean) => ask<{ tables: TableSummary[] }>(`/api/tables?mine=${mine}`);
export const open = (wish: OpenTable) =>
  ask<{ table: Table; secrets: Record<string, string> }>('/api/tables', send('POST', wish));
export const table = (name: string) => ask<Table>(at(name));
export const state = (name: string) => ask<State>(`${at(name)}/state`);
export const command = (name: string, wish: Command & { key: string }) =>
  ask<Ack>(`${at(name)}/commands`, send('POST', wish));
export const remove = (name: string) => ask<void>(at(name), { method: 'DELETE' });
export const why = (name: string, seat: number, action: string) =>
  ask<Why>(`${at(name)}/why`, send('POST', { seat, action }));
export const whySpots = (name: string, seat: number, spots: string[]) =>
  ask<Why>(`${at(name)}/why`, send('POST', { seat, spots }));
/** With the number of the position that is shown: what is asked too late gets an answer about the present. */
export const preview = (name: string, seat: number | null, action: string | null, number: number) => {
  const query = new URLSearchParams({ at: String(number) });
  if (seat !== null) query.set('seat', String(seat));
  if (action !== null) query.set('action', action);
  return ask<Preview>(`${at(name)}/preview?${query}`);
};
export const plan = (name: string, seat: number, actions: string[], number: number) =>
  ask<PlanDocument>(`${at(name)}/plan`, send('POST', { seat, actions, at: number }));
export const notes = (name: string) => ask<{ text: string }>(`${at(name)}/notes`);
export const keepNotes = (name: string, text: string) =>
  ask<{ text: string }>(`${at(name)}/notes`, send('PUT', { text }));
export const mute = (name: string, number: number, muted: boolean) =>
  ask<void>(`${at(name)}/mutes`, send('POST', { number, muted }));
export const report = (name: string, number: number, reason: string) =>
  ask<void>(`${at(name)}/reports`, send('POST', { number, reason }));
export const history = (name: string, after: number) =>
  ask<{ events: TableEvent[]; more: boolean }>(`${at(name)}/history?after=${after}`);
export const position = (name: string, number: number) => ask<Position>(`${at(name)}/positions/${number}`);
export const log = (name: string) => ask<unknown>(`${at(name)}/log`);
export const hint = (name: string, seat: number) => ask<Hint>(`${at(name)}/hint?seat=${seat}`);
export const reasons = (name: string, number: number) => ask<Reasons>(`${at(name)}/reasons/${number}`);
export const analysis = (name: string) => ask<Analysis>(`${at(name)}/analysis`);

export const lessons = () => ask<{ lessons: LessonSummary[] }>('/api/lessons');
export const lesson = (book: string, name: string) =>
  ask<LessonDocument>(`/api/lessons/${encodeURIComponent(book)}/${encodeURIComponent(name)}`);
export const practise = (place: Place, lines: Line[], after: number) =>
  ask<{ updates: Update[] }>('/api/practice', send('POST', { place, lines, after }));
export const practicePreview = (place: Place, lines: Line[], action: string | null) =>
  ask<Preview>('/api/practice/preview', send('POST', { place, lines, action }));
export const practiceWhy = (place: Place, lines: Line[], spots: string[]) =>
  ask<Why>('/api/practice/why', send('POST', { place, lines, spots }));
export const answer = (place: Place, action: string | null, tell: boolean) =>
  ask<Answer>('/api/practice/answer', send('POST', { place, action, tell }));
export const exerciseCounts = () => ask<{ titles: Record<string, number> }>('/api/exercises');
export const exercises = (title: string) =>
  ask<{ exercises: ExerciseSummary[] }>(`/api/exercises/${encodeURIComponent(title)}`);
export const review = (name: string, seat: number) => ask<ReviewDocument>(`${at(name)}/review?seat=${seat}`);
