import type { ConcreteRequest, Subscription, Variables } from 'relay-runtime';
import type { ChangedModel } from '../live/read-changes.ts';

/** Rows that the server answers at most. */
export const MOST_ROWS = 100;

/** The query of a page, and what it shows. */
export type ShownQuery = {
  readonly query: ConcreteRequest;
  readonly variables: Variables;
  /** The variable with the rows of a page, where the page is a list. */
  readonly rowsVariable?: string | undefined;
  /** It shows one thing, not whichever there are. */
  readonly isAboutOne: boolean;
  /** Kinds of rows on it; a change of one is read again. */
  readonly shows: readonly ChangedModel[];
};

/** What is on screen. */
export const shown = new Set<ShownQuery>();
/** What of it is to be read again. */
export const waiting = new Set<ShownQuery>();
/** What of it is being read again. */
export const running = new Map<ShownQuery, Subscription>();

let holds = 0;
let resume = () => {};

/** Keeps the data of a page current while it is on screen; returns the function that stops it. */
export function keepCurrent(query: ShownQuery): () => void {
  if (query.shows.length === 0) return () => {};
  shown.add(query);
  return () => {
    shown.delete(query);
    waiting.delete(query);
    endRefresh(query);
  };
}

/**
 * Before a page asks for itself: Relay would join it to a request of the same query that is under way, whose answer may be
 * older than what the page was opened for.
 */
export function endRefreshesOf({ query, variables }: Pick<ShownQuery, 'query' | 'variables'>): void {
  const text = JSON.stringify(variables);
  for (const each of running.keys())
    if (each.query === query && JSON.stringify(each.variables) === text) endRefresh(each);
}

/** The answer to an earlier change is overtaken, or nobody waits for it. */
export function endRefresh(query: ShownQuery): void {
  running.get(query)?.unsubscribe();
  running.delete(query);
}

/**
 * While more rows of a list are fetched nothing is read again: an answer about as many rows as there were would take
 * the new ones away. Returns the function that ends it; what was put off is read then.
 */
export function holdRefreshes(): () => void {
  holds += 1;
  for (const [query, subscription] of running) {
    subscription.unsubscribe();
    if (shown.has(query)) waiting.add(query);
  }
  running.clear();
  return () => {
    holds -= 1;
    if (holds === 0) resume();
  };
}

/**
 * After the answer of a mutation: what is being read again may have been read before its write, and would put the page
 * back to how it was, with the former version. It is read once more.
 */
export function restartRefreshes(): void {
  holdRefreshes()();
}

/** Whether more rows of a list are being fetched. */
export function areRefreshesHeld(): boolean {
  return holds > 0;
}

/** Names what goes on once nothing is held any more. */
export function whenReleased(listener: () => void): void {
  resume = listener;
}
