import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { isBehindPooler } from '../pooler.ts';
import { CHANGES_CHANNEL, type ChangeKind, ROWS_CHANNEL, WATCHED_TABLES } from './watched-tables.ts';

/** Delay before reconnecting, in milliseconds. */
const RETRY_MS = 250;
/** Interval of connection tests, because a connection may break without an error. */
const HEARTBEAT_MS = 2_000;
/** Maximum round trip of a test notification, after which the connection counts as broken. */
const ECHO_LIMIT_MS = 1_000;

const KINDS: ReadonlySet<string> = new Set(Object.values(WATCHED_TABLES).flat());

function isKind(text: string): text is ChangeKind {
  return KINDS.has(text);
}

/**
 * A notice: a changed row with the data from its trigger; a changed kind of cached rows; or the possibility of missed
 * changes.
 */
export type ChangeNotice =
  | { readonly row: string }
  | { readonly kind: ChangeKind }
  | { readonly missed: true };

/** Receives notifications about changed rows of all processes, so that caches of this process are never outdated. */
export interface ChangeFeed {
  /**
   * Incremented with every change of the kind; null while notifications cannot be received, when nothing may be cached.
   */
  version(kind: ChangeKind): number | null;
  /**
   * Resolves when the notifications of all changes committed before the call have arrived (or the connection is
   * broken).
   */
  catchUp(): Promise<void>;
  /** Calls the listener when the connection is established or lost, and once with its current state. */
  onConnectionChange(listener: (isConnected: boolean) => void): void;
  /** Calls the listener with every notice; `missed` follows a reconnection. */
  onNotice(listener: (notice: ChangeNotice) => void): void;
  close(): Promise<void>;
}

/** A feed without notifications, so that nothing is cached. */
export const noChanges: ChangeFeed = {
  version: () => null,
  catchUp: async () => {},
  onConnectionChange: () => {},
  onNotice: () => {},
  close: async () => {},
};

/**
 * Listens on a dedicated connection and reconnects after failures. Resolves when it listens, or after the first failed
 * attempt. Behind a pooler, PostgreSQL cannot notify.
 */
export async function openChangeFeed(url: string): Promise<ChangeFeed> {
  if (isBehindPooler(url)) return noChanges;
  const feed = new Listener(url);
  await feed.connect();
  return feed;
}

class Listener implements ChangeFeed {
  readonly #url: string;
  readonly #versions = new Map<string, number>();
  readonly #echoes = new Map<string, () => void>();
  readonly #heartbeat: NodeJS.Timeout;
  readonly #listeners: ((isConnected: boolean) => void)[] = [];
  readonly #noticeListeners: ((notice: ChangeNotice) => void)[] = [];
  #client: pg.Client | null = null;
  #isClosed = false;
  #current: Promise<void> = Promise.resolve();
  #next: Promise<void> | null = null;

  constructor(url: string) {
    this.#url = url;
    this.#heartbeat = setInterval(() => void this.catchUp(), HEARTBEAT_MS).unref();
  }

  version(kind: ChangeKind): number | null {
    return this.#client === null ? null : (this.#versions.get(kind) ?? 0);
  }

  onConnectionChange(listener: (isConnected: boolean) => void): void {
    this.#listeners.push(listener);
    listener(this.#client !== null);
  }

  onNotice(listener: (notice: ChangeNotice) => void): void {
    this.#noticeListeners.push(listener);
  }

  #notify(notice: ChangeNotice): void {
    for (const listener of this.#noticeListeners) listener(notice);
  }

  #reportConnection(isConnected: boolean): void {
    for (const listener of this.#listeners) listener(isConnected);
  }

  /** Only one echo runs at a time; callers during it share the next one. */
  catchUp(): Promise<void> {
    this.#next ??= this.#current.then(() => {
      this.#current = this.#next ?? Promise.resolve();
      this.#next = null;
      return this.#echo();
    });
    return this.#next;
  }

  async #echo(): Promise<void> {
    const client = this.#client;
    if (client === null) return;
    const id = randomUUID();
    const echoed = new Promise<void>((resolve) => this.#echoes.set(id, resolve));
    const limit = new AbortController();
    try {
      const isEchoed = await Promise.race([
        // PostgreSQL delivers notifications in commit order, so earlier changes arrive before the echo.
        client
          .query('SELECT pg_notify($1, $2)', [CHANGES_CHANNEL, id])
          .then(() => echoed)
          .then(() => true),
        sleep(ECHO_LIMIT_MS, false, { signal: limit.signal, ref: false }),
      ]);
      if (!isEchoed) this.#reconnect(client);
    } catch {
      this.#reconnect(client);
    } finally {
      limit.abort();
      this.#echoes.delete(id);
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#heartbeat);
    const client = this.#client;
    this.#client = null;
    await client?.end().catch(() => {});
  }

  async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'aurifex-changes',
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
    });
    client.on('error', () => this.#reconnect(client));
    client.on('end', () => this.#reconnect(client));
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel === ROWS_CHANNEL) this.#notify({ row: payload });
      else this.#receive(payload);
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANGES_CHANNEL}; LISTEN ${ROWS_CHANNEL}`);
    } catch {
      this.#retry(client);
      return;
    }
    if (this.#isClosed) return void (await client.end().catch(() => {}));
    // Changes during the interruption are unknown, so everything counts as changed.
    for (const kind of KINDS) this.#countChange(kind);
    this.#client = client;
    this.#reportConnection(true);
    this.#notify({ missed: true });
  }

  #receive(payload: string): void {
    if (isKind(payload)) {
      this.#countChange(payload);
      this.#notify({ kind: payload });
    } else this.#echoes.get(payload)?.();
  }

  #countChange(kind: string): void {
    this.#versions.set(kind, (this.#versions.get(kind) ?? 0) + 1);
  }

  #reconnect(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#client = null;
    this.#reportConnection(false);
    this.#retry(client);
  }

  #retry(client: pg.Client): void {
    client.end().catch(() => {});
    if (this.#isClosed) return;
    setTimeout(() => void (this.#isClosed || this.connect()), RETRY_MS).unref();
  }
}
