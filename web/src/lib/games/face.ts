/** What a game shows the page: its board as shapes, its players as lines. A face draws views; it knows no rule. */
import type { Component } from 'svelte';
import type { Entry, Option, State, Table, TableEvent, View } from '$lib/net/documents';
import type { Chooser } from '$lib/choose/chooser.svelte';
import { shelf } from '$lib/shelf.svelte';
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

/** Something on the board that can be asked about: where it lies, by its middle. */
export interface Place extends Rectangle {
  id: string;
  angle?: number;
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
  /** The colour of a card. */
  tint?: string;
  /** What it is good for. */
  say?: string;
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
  /** A spot beside the board was clicked. */
  click: (spot: string) => void;
  preview: View | null;
  after: View | null;
  /** What the chronicle would say of the choice. */
  told: Entry[];
}

/** What a board that is drawn by a component is given. */
export interface ArtProps {
  view: View;
  speech: Speech;
  names?: Record<string, string>;
  chooser?: Chooser;
  active?: boolean;
}

/** What a replay shows of a game that is over: everything. */
export interface RevealedProps {
  view: View;
  speech: Speech;
  names: Record<string, string>;
}

export interface Face {
  book: Book;
  size: [number, number];
  /** Whether seats know different things, so that a shared screen is covered between turns. */
  secrets: boolean;
  /** Wide side panels for boards that are not wide. */
  wide?: boolean;
  art(view: View, table: Table): string | null;
  Art?: Component<ArtProps>;
  texts(view: View, table: Table): BoardText[];
  pieces(view: View, table: Table): PieceShape[];
  spots(view: View, table: Table): SpotShape[];
  /** What can be asked about besides the spots: tracks, numbers, tables. */
  places?(view: View, table: Table): Place[];
  /** The rules that say what a spot or place is for, the most telling first. */
  rulesOf?(id: string, table: Table): string[];
  /** Whether a spot is touched beside the board: a card in the hand, a tile. */
  beside?(spot: string): boolean;
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
  /** Fields that are chosen before what stands on the board: the tile before the wagon. */
  first?: string[];
  /** Where a sum begins to be chosen. */
  start?(verb: string, view: View): number;
  /** Lines of the chronicle that tell no more than the deed itself. */
  deeds?: string[];
  /** What the name of a deed says besides its fields. */
  deedArguments?(option: Option, view: View): Record<string, string>;
  /** What was said last, if the prompt has to answer it. */
  asked?(state: State, events: TableEvent[]): string | null;
  /** What was hidden and is shown when the game is over. */
  Revealed?: Component<RevealedProps>;
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
  /** What a player has scored and for what, where that is public. */
  scored?(panel: PanelProps, player: PlayerFace): { title: string; parts: [string, number][] } | null;
  /** What decides between players besides their scores, to be read at the end. */
  decides?(view: View, colour: string, speech: Speech): string;
  /** How near the end is, and whether it is time to look out. */
  ending?(view: View, speech: Speech): { say: string; warn: boolean } | null;
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

const FACES = import.meta.glob<{ face: Face }>('./*/face.ts');
const PIECES = import.meta.glob<string>('./*/pieces.svg', { query: '?raw', import: 'default' });

/** Lay the pieces of a game beside those that all games share. */
async function layOut(folder: string): Promise<void> {
  const pieces = await PIECES[`./${folder}/pieces.svg`]?.();
  if (!pieces || document.getElementById(`pieces-${folder}`)) return;
  const sprite = document.createElement('div');
  sprite.hidden = true;
  sprite.id = `pieces-${folder}`;
  sprite.innerHTML = pieces;
  document.body.prepend(sprite);
}

/** The face of a rulebook: that of the folder which its titles name, or one that any game can be played with. */
export async function faceOf(book: Book): Promise<Face> {
  const load = FACES[`./${shelf.faceOf(book)}/face.ts`];
  if (!load) return { ...(await import('./generic/face')).face, book };
  const [{ face }] = await Promise.all([load(), layOut(shelf.faceOf(book))]);
  return face;
}

/** The rulebook of a title; editions share one. */
export const bookOf = (title: string): Book => shelf.find(title)?.rulebook ?? title;
export const editionOf = (title: string): string => shelf.find(title)?.edition ?? '';
