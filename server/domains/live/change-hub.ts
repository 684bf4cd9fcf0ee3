import type { Viewer } from '../../auth/viewer.ts';
import type { ChangeFeed, ChangeNotice } from '../../database/changes/change-feed.ts';
import { type LiveModel, type LiveRow, readRow, seesChange } from './live-rows.ts';
import { type ChangeBatch, Subscriber } from './subscriber.ts';

/** Changes of this long (ms) are told together: an act changes a row and what belongs to it, a bulk act many rows. */
const GATHER_MS = 50;
/** After changes of users, sessions or roles it is checked this much later (ms) who may still listen. */
const VIEWERS_MS = 200;
/** And this often in any case: sessions end by themselves. */
const CHECK_MS = 30_000;
/** Connections of one user in a process; the oldest ends when one more comes. */
export const MOST_OF_USER = 10;

/** Who listens, and for what. */
export type Listener = {
  /** Who it is by now; somebody whose session has ended is nobody. */
  readonly viewer: () => Promise<Viewer>;
  readonly userId: number;
  /** Only rows of these models; null: all. */
  readonly models: ReadonlySet<LiveModel> | null;
  /** Only these rows, as `JobOrder:17`; null: all. */
  readonly keys: ReadonlySet<string> | null;
};

type Entry = Listener & { readonly subscriber: Subscriber; current: Viewer };

const hubs = new WeakMap<ChangeFeed, ChangeHub>();

/** Tells the clients of this process what any process changed. One to a feed. */
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

  /** Connections that are open. */
  get size(): number {
    return this.#entries.size;
  }

  /** Begins to tell somebody; the first batch, without rows, comes at once. */
  async subscribe(listener: Listener): Promise<Subscriber> {
    const current = await listener.viewer();
    const subscriber = new Subscriber((ended) => this.#entries.delete(ended));
    const own = [...this.#entries.values()].filter(({ userId }) => userId === listener.userId);
    if (own.length >= MOST_OF_USER) void own[0]?.subscriber.return();
    this.#entries.set(subscriber, { ...listener, subscriber, current });
    this.#checkIn(CHECK_MS);
    return subscriber;
  }

  /** Takes a notice of the feed. */
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

  /** Ends the connections of those who may not listen any more, and learns what the others may see. */
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
    // The database is away: nobody is let in, and nobody thrown out.
    return;
  }
  if (!entry.current.isSignedIn) await entry.subscriber.return();
}

/** What one of them may know. */
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
