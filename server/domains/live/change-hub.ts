import type { Viewer } from '../../auth/viewer.ts';
import type { ChangeFeed, ChangeNotice } from '../../database/changes/change-feed.ts';
import { type LiveModel, type LiveRow, readRow, seesChange } from './live-rows.ts';
import { type ChangeBatch, Subscriber } from './subscriber.ts';

/** Changes within this time (ms) are sent together, because one action changes several rows. */
const GATHER_MS = 50;
/** Delay (ms) after changes of users, sessions or roles until access is checked again. */
const VIEWERS_MS = 200;
/** Interval (ms) of the regular check, because sessions expire. */
const CHECK_MS = 30_000;
/** Maximum number of connections of one user in a process; a further one ends the oldest. */
export const MAX_PER_USER = 10;

/** A subscriber and its filter. */
export type Listener = {
  /** The current viewer; anonymous after the session has ended. */
  readonly viewer: () => Promise<Viewer>;
  readonly userId: number;
  /** Only rows of these models; null for all. */
  readonly models: ReadonlySet<LiveModel> | null;
  /** Only these rows, such as `JobOrder:17`; null for all. */
  readonly keys: ReadonlySet<string> | null;
};

type Entry = Listener & { readonly subscriber: Subscriber; current: Viewer };

const hubs = new WeakMap<ChangeFeed, ChangeHub>();

/** Sends the changes of all processes to the clients of this process. One hub per feed. */
export function hubOf(feed: ChangeFeed): ChangeHub {
  const known = hubs.get(feed);
  if (known) return known;
  const hub = new ChangeHub();
  hubs.set(feed, hub);
  feed.onNotice((notice) => hub.receive(notice));
  return hub;
}

/** See `hubOf`. */
class ChangeHub {
  readonly #entries = new Map<Subscriber, Entry>();
  #rows: LiveRow[] = [];
  #isComplete = true;
  #gathering: NodeJS.Timeout | null = null;
  #checking: NodeJS.Timeout | null = null;
  #isChecking = false;

  /** Number of open connections. */
  get size(): number {
    return this.#entries.size;
  }

  /** Begins a subscription; the first batch, without rows, is sent immediately. */
  async subscribe(listener: Listener): Promise<Subscriber> {
    const current = await listener.viewer();
    const subscriber = new Subscriber((ended) => this.#entries.delete(ended));
    const own = [...this.#entries.values()].filter(({ userId }) => userId === listener.userId);
    if (own.length >= MAX_PER_USER) void own[0]?.subscriber.return();
    this.#entries.set(subscriber, { ...listener, subscriber, current });
    this.#checkIn(CHECK_MS);
    return subscriber;
  }

  /** Processes a notification of the feed. */
  receive(notice: ChangeNotice): void {
    if (this.#entries.size === 0) return;
    if ('kind' in notice) {
      if (notice.kind === 'viewers') this.#checkIn(VIEWERS_MS, { isSoon: true });
      return;
    }
    const row = 'row' in notice ? readRow(notice.row) : null;
    if (row) this.#rows.push(row);
    else this.#isComplete = false;
    this.#gathering ??= setTimeout(() => this.#tell(), GATHER_MS).unref();
  }

  #tell(): void {
    const [rows, isComplete] = [this.#rows, this.#isComplete];
    [this.#rows, this.#isComplete, this.#gathering] = [[], true, null];
    for (const entry of this.#entries.values()) entry.subscriber.tell(batchFor(entry, rows, isComplete));
  }

  #checkIn(milliseconds: number, { isSoon = false } = {}): void {
    if (this.#checking && !isSoon) return;
    if (this.#checking) clearTimeout(this.#checking);
    this.#checking = setTimeout(() => void this.#check(), milliseconds).unref();
  }

  /** Ends the connections of viewers without access, and updates the access of the others. */
  async #check(): Promise<void> {
    this.#checking = null;
    if (this.#isChecking) return this.#checkIn(VIEWERS_MS);
    this.#isChecking = true;
    try {
      for (const entry of [...this.#entries.values()]) await checkEntry(entry);
    } finally {
      this.#isChecking = false;
      if (this.#entries.size > 0) this.#checkIn(CHECK_MS);
    }
  }
}

async function checkEntry(entry: Entry): Promise<void> {
  try {
    entry.current = await entry.viewer();
  } catch {
    // Without a database, nobody is accepted and nobody disconnected.
    return;
  }
  if (!entry.current.isSignedIn) await entry.subscriber.return();
}

/** The part of a batch that a subscriber may see. */
function batchFor(
  { current, models, keys }: Entry,
  rows: readonly LiveRow[],
  isComplete: boolean,
): ChangeBatch {
  const seen = rows.filter(
    (row) =>
      (models === null || models.has(row.model)) &&
      (keys === null || keys.has(`${row.model}:${row.id}`)) &&
      seesChange(current, row),
  );
  return { rows: seen, isComplete };
}
