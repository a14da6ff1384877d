/** What a game shows the page: its board as shapes, its players as lines. A face draws views; it knows no rule. */
import type { Component } from 'svelte';
import type { Entry, State, Table, TableEvent, View } from '$lib/net/documents';
import type { Chooser } from '$lib/choose/chooser.svelte';
import type { Book, Speech } from '$lib/words/words.svelte';
import type { Point } from './ways';

export interface SpotShape {
  id: string;
  shape: 'rect' | 'circle' | 'octagon' | 'hex';
  x: number;
  y: number;
  w: number;
  h: number;
  angle?: number;
  /** A large area keeps its pieces readable: its ring is dashed. */
  area?: boolean;
  /** The piece that would come to stand there. */
  ghost?: { kind: string; w: number; h: number };
  /** Only drawn while it is open. */
  shy?: boolean;
  /** Pieces stand there: the ring leaves them to be seen. */
  clear?: boolean;
}

export interface PieceShape {
  kind: string;
  colour: string | null;
  /** Where it stands: a piece that stays there keeps its identity, one that leaves is seen moving. */
  place: string;
  x: number;
  y: number;
  w: number;
  h: number;
  angle?: number;
  /** The place of the board's network of ways that it stands at. */
  node?: string;
  /** A number on a badge at its corner. */
  count?: number;
  faint?: boolean;
}

/** A piece that goes somewhere and comes home again. */
export interface Walk {
  kind: string;
  points: Point[];
}

/** Points or coins that somebody earned, and where on the board. */
export interface Gain {
  colour: string;
  piece: string;
  amount: number;
  at: Point;
}

export interface BoardText {
  x: number;
  y: number;
  size: number;
  fill: string;
  anchor?: string;
  light?: boolean;
  italic?: boolean;
  turn?: number;
  halo?: string;
  upper?: boolean;
  text?: string;
  message?: string;
  /** The room that the words have; longer ones are set closer. */
  width?: number;
}

export interface Stat {
  piece: string;
  colour?: string;
  value: string;
  of?: string;
  label: string;
  secret?: boolean;
}

export interface PlayerFace {
  colour: string;
  seat: number | null;
  score: string;
  unit: string;
  tags: string[];
  stats: Stat[];
}

export interface Rectangle {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** One of the few values that a phone shows while its sheet is down. */
export interface Peek {
  piece: string;
  colour?: string | null;
  value: string;
  /** What it would become. */
  then?: string;
  label: string;
}

/** What the side panels of a game are given. */
export interface PanelProps {
  view: View;
  table: Table;
  state: State;
  events: TableEvent[];
  seat: number | null;
  colour: string | null;
  speech: Speech;
  names: Record<string, string>;
  chooser: Chooser;
  preview: View | null;
  after: View | null;
  /** What the chronicle would say of the choice. */
  told: Entry[];
}

export interface Face {
  book: Book;
  size: [number, number];
  /** Whether seats know different things, so that a shared screen is covered between turns. */
  secrets: boolean;
  /** Wide side panels for boards that are not wide. */
  wide?: boolean;
  art(view: View, table: Table): string | null;
  Art?: Component<{ view: View; speech: Speech }>;
  texts(view: View, table: Table): BoardText[];
  pieces(view: View, table: Table): PieceShape[];
  spots(view: View, table: Table): SpotShape[];
  players(view: View, speech: Speech): PlayerFace[];
  spotName(spot: string, speech: Speech): string;
  /** The kind of thing that a field of an option names. */
  kinds: Record<string, string>;
  /** The kind of thing that is left when the number of a value is taken off, where it is another kind. */
  heads?: Record<string, string>;
  /** What a panel shows of the server's preview. */
  Preview: Component<PanelProps> | null;
  /** Below the prompt's sentence: a hand of cards. */
  Hand?: Component<PanelProps>;
  /** Verbs that the dialogue offers, so that the list beside the board need not. */
  elsewhere?: string[];
  /** In place of the list beside the board, for those verbs. */
  Acts?: Component<PanelProps>;
  /** What was said last, if the prompt has to answer it. */
  asked?(state: State, events: TableEvent[]): string | null;
  /** Above the other panels: a conversation, a disc. */
  Dialogue?: Component<PanelProps>;
  /** Whether a section cannot be decided without the dialogue. */
  talks?(section: string): boolean;
  /** The values that matter most now, and what the choice would make of them. */
  peek(panel: PanelProps): Peek[];
  /** More that the choice would change, for the tip. */
  changes?(panel: PanelProps): Peek[];
  /** Parts of a large board that a phone may look at by themselves. */
  parts?: { name: string; part: Rectangle }[];
  /** Where a phone looks in a section; none where the open spots say it. */
  focus(section: string, view: View, open: string[]): Rectangle | null;
  /** The phases of a round, for the bar. */
  phases: { name: string; sections: string[] }[];
  round(view: View): number | null;
  /** The board in words. */
  text(view: View, speech: Speech, names: Record<string, string>): [string, string][];
  /** The spots that a line of the chronicle speaks of. */
  pointed(entry: Entry): string[];
  /** The points that a piece passes on its way from one place to another. */
  way?(from: PieceShape, to: PieceShape, view: View): Point[];
  /** A walk there and back that a line of the chronicle tells of. */
  walk?(entry: Entry): Walk | null;
  /** What somebody earned by a line of the chronicle. */
  gain?(entry: Entry, view: View): Gain | null;
}

export async function faceOf(book: string): Promise<Face> {
  if (book === 'china') return (await import('./china/face')).china;
  if (book === 'haendler') return (await import('./haendler/face')).haendler;
  return (await import('./yunnan/face')).yunnan;
}

/** The rulebook of a title; editions share one. */
export const bookOf = (title: string): Book => (title.startsWith('yunnan') ? 'yunnan' : (title as Book));
export const editionOf = (title: string): string => title.split('-')[1] ?? '';
