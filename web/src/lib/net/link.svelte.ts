/**
 * The link to a table: one socket that comes back by itself, numbered updates, and commands that carry a key so that
 * sending them twice is harmless. A command stays in the outbox until the server has said yes or no, over reconnects and
 * reloads.
 */
import * as api from './api';
import type { Ack, Command, Problem, ServerMessage, State, Table, TableEvent, Update } from './documents';

/** A table is gone when it is not there any more, and private when strangers may not watch. */
export type Connection = 'connecting' | 'open' | 'lost' | 'gone' | 'private';
type Keyed = Command & { key: string };
interface Waiting {
  command: Keyed;
  done?: (ack: Ack) => void;
  failed?: (problem: Problem) => void;
}

const PING_SECONDS = 15;
const LONGEST_WAIT = 8000;
const REFUSED: Record<number, Connection> = { 403: 'private', 404: 'gone' };

/** What a reader is connected to: a table on the server, or a position to practise from. */
export interface Link {
  readonly name: string;
  readonly connection: Connection;
  readonly table: Table | null;
  readonly state: State | null;
  readonly events: TableEvent[];
  readonly present: number[];
  readonly watchers: number;
  readonly queue: number;
  readonly pending: number;
  readonly problem: Problem | null;
  onupdate: (update: Update) => void;
  open(): void;
  close(): void;
  send(command: Command): Promise<Ack>;
  again(): void;
  reread(): Promise<void>;
}

export class TableLink implements Link {
  connection = $state<Connection>('connecting');
  /** The latest that is known. */
  table = $state.raw<Table | null>(null);
  state = $state.raw<State | null>(null);
  events = $state.raw<TableEvent[]>([]);
  present = $state.raw<number[]>([]);
  watchers = $state(0);
  /** How many thoughts come before that of the bot whose turn it is; 0 if it need not wait. */
  queue = $state(0);
  /** Commands that the server has not answered yet. */
  pending = $state(0);
  problem = $state.raw<Problem | null>(null);
  /** Called with each update, in order. */
  onupdate: (update: Update) => void = () => {};

  #socket: WebSocket | null = null;
  #outbox = new Map<string, Waiting>();
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pinger: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #closed = false;

  constructor(readonly name: string) {
    for (const command of this.#kept()) this.#outbox.set(command.key, { command });
    this.pending = this.#outbox.size;
  }

  open(): void {
    this.#connect();
    window.addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#pinger = setInterval(() => this.#ping(), PING_SECONDS * 1000);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#pinger);
    window.removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    // A socket that is only just being opened is closed once it is open: the browser would complain otherwise.
    if (this.#socket?.readyState !== WebSocket.CONNECTING) this.#socket?.close();
  }

  /** Send a command; the promise is kept when the server has made it durable. */
  send(command: Command): Promise<Ack> {
    const keyed: Keyed = { ...command, key: crypto.randomUUID() };
    return new Promise((resolve, reject) => {
      this.#outbox.set(keyed.key, {
        command: keyed,
        done: resolve,
        failed: (problem) => reject(new api.Refusal(409, problem)),
      });
      this.#keep();
      this.#transmit(keyed);
    });
  }

  /** Connect again, for instance in another language. */
  again(): void {
    this.events = [];
    this.state = null;
    this.#socket?.close();
  }

  #connect(): void {
    if (this.#closed) return;
    const after = this.state === null ? 0 : this.state.number;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const path = `/api/tables/${encodeURIComponent(this.name)}/socket?after=${after}&${api.languageParameter()}`;
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    this.#socket = socket;
    socket.onopen = () => this.#welcome();
    socket.onmessage = (message) => this.#read(JSON.parse(message.data as string) as ServerMessage);
    socket.onclose = () => {
      if (this.#socket === socket) this.#retry();
    };
  }

  #welcome(): void {
    if (this.#closed) return this.#socket?.close();
    this.connection = 'open';
    this.#tries = 0;
    this.#heard = Date.now();
    for (const { command } of this.#outbox.values()) this.#transmit(command);
  }

  #retry(): void {
    if (this.#closed || this.connection === 'gone' || this.connection === 'private') return;
    this.connection = this.state === null && this.#tries === 0 ? 'connecting' : 'lost';
    const wait = Math.min(LONGEST_WAIT, 250 * 2 ** this.#tries) * (0.75 + Math.random() / 2);
    this.#tries += 1;
    if (this.#tries > 1 && (this.state === null || this.#stranger)) void this.#look();
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  get #stranger(): boolean {
    return !this.table?.seats.some((seat) => seat.yours);
  }

  /** Whether there is such a table at all, and strangers may watch. */
  async #look(): Promise<void> {
    try {
      await api.table(this.name);
    } catch (error) {
      const found = error instanceof api.Refusal && REFUSED[error.status];
      if (!found) return;
      this.connection = found;
      clearTimeout(this.#timer);
    }
  }

  #hurry = (): void => {
    if (this.connection !== 'lost' || document.hidden) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  #ping(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.#heard > 2.5 * PING_SECONDS * 1000) this.#socket.close();
    else this.#socket.send(JSON.stringify({ type: 'ping' }));
  }

  #transmit(command: Keyed): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(command));
  }

  #read(message: ServerMessage): void {
    this.#heard = Date.now();
    if (message.type === 'update') this.#update(message);
    else if (message.type === 'presence') [this.present, this.watchers] = [message.seats, message.watchers];
    else if (message.type === 'queue') this.queue = message.place;
    else if (message.type === 'ack') this.#settle(message.key, (waiting) => waiting.done?.(message));
    else if (message.type === 'refused') this.#refused(message.key, message);
    else if (message.type === 'gone') this.connection = 'gone';
  }

  #update(update: Update): void {
    this.queue = 0;
    const last = this.events.at(-1)?.number ?? 0;
    const fresh = update.events.filter((event) => event.number > last);
    const gap = fresh[0] !== undefined && fresh[0].number > last + 1;
    this.events = [...this.events, ...fresh];
    this.table = update.table;
    this.state = update.state;
    if (gap) this.#fill(last, fresh[0]?.number ?? 0).catch(() => undefined);
    this.onupdate(update);
  }

  /** Read everything that happened again, such as when somebody has been muted. */
  reread(): Promise<void> {
    return this.#fill(0, Infinity);
  }

  /** Read the events between two numbers, such as those that an update left out. */
  async #fill(after: number, before: number): Promise<void> {
    const found: TableEvent[] = [];
    let more = true;
    while (more && after < before - 1) {
      const page = await api.history(this.name, after);
      found.push(...page.events);
      after = page.events.at(-1)?.number ?? before;
      more = page.more;
    }
    const known = new Map([...this.events, ...found].map((event) => [event.number, event]));
    this.events = [...known.values()].sort((a, b) => a.number - b.number);
  }

  #refused(key: string | null, problem: Problem): void {
    if (key === null || !this.#outbox.has(key)) this.problem = problem;
    else this.#settle(key, (waiting) => (waiting.failed ? waiting.failed(problem) : (this.problem = problem)));
  }

  #settle(key: string, tell: (waiting: Waiting) => void): void {
    const waiting = this.#outbox.get(key);
    this.#outbox.delete(key);
    this.#keep();
    if (waiting) tell(waiting);
  }

  // The outbox outlives a reload.

  #keep(): void {
    this.pending = this.#outbox.size;
    const commands = [...this.#outbox.values()].map(({ command }) => command);
    sessionStorage.setItem(`fondaco.outbox.${this.name}`, JSON.stringify(commands));
  }

  #kept(): Keyed[] {
    return JSON.parse(sessionStorage.getItem(`fondaco.outbox.${this.name}`) ?? '[]') as Keyed[];
  }
}
