import type { ConcreteRequest, Subscription, Variables } from 'relay-runtime';
import type { ChangedModel } from '../live/read-changes.ts';

/** Maximum number of rows in an answer. */
export const MAX_ROWS = 100;

/** The query of a page, and the rows that it shows. */
export type ShownQuery = {
  readonly query: ConcreteRequest;
  readonly variables: Variables;
  /** Page size variable of a list page. */
  readonly rowsVariable?: string | undefined;
  /** Whether it is a detail page and not a list. */
  readonly isAboutOne: boolean;
  /** Kinds of rows on it; a change of one reloads it. */
  readonly shows: readonly ChangedModel[];
};

/** Queries on screen. */
export const shown = new Set<ShownQuery>();
/** Queries to reload. */
export const waiting = new Set<ShownQuery>();
/** Running reloads. */
export const running = new Map<ShownQuery, Subscription>();

let holds = 0;
let resume = () => {};

/** Keeps the data of a page current while it is on screen; returns a function that stops it. */
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
 * Cancels reloads before a page starts its query, because Relay would join a running request of the same query, which
 * may have older data.
 */
export function endRefreshesOf({ query, variables }: Pick<ShownQuery, 'query' | 'variables'>): void {
  const text = JSON.stringify(variables);
  for (const each of running.keys())
    if (each.query === query && JSON.stringify(each.variables) === text) endRefresh(each);
}

/** Cancels a reload that is superseded or no longer needed. */
export function endRefresh(query: ShownQuery): void {
  running.get(query)?.unsubscribe();
  running.delete(query);
}

/**
 * Pauses reloads while more rows of a list load, because a reload with the previous length would remove the new rows.
 * Returns a function that resumes and runs pending reloads.
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

/** After a mutation's answer: running reloads may have read data from before its write, so they are restarted. */
export function restartRefreshes(): void {
  holdRefreshes()();
}

/** Whether reloads are paused. */
export function areRefreshesHeld(): boolean {
  return holds > 0;
}

/** Sets a callback for when reloads resume. */
export function whenReleased(listener: () => void): void {
  resume = listener;
}
