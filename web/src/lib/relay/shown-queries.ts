import { fetchQuery } from 'react-relay/hooks';
import type { ConcreteRequest, Variables } from 'relay-runtime';
import type { ChangeBatch, ChangedModel } from '../live/read-changes.ts';
import { environment } from './environment.ts';
import { rememberedRows } from './remembered-rows.ts';

/** Rows that the server answers at most. */
export const MOST_ROWS = 100;

/** Changes of this long (ms) are shown together; pages of many users do not ask all at once. */
const GATHER_MS = 250;
const SPREAD_MS = 350;

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

const shown = new Set<ShownQuery>();
const waiting = new Set<ShownQuery>();

/** Keeps the data of a page current while it is on screen; returns the function that stops it. */
export function keepCurrent(query: ShownQuery): () => void {
  if (query.shows.length === 0) return () => {};
  shown.add(query);
  return () => {
    shown.delete(query);
    waiting.delete(query);
  };
}

/** Reads again, in a moment, what is on screen and changed: in place, without the progress bar. */
export function refreshShown(batch: ChangeBatch): void {
  const isGathering = waiting.size > 0;
  for (const query of shown) if (concerns(query, batch)) waiting.add(query);
  if (!isGathering && waiting.size > 0) setTimeout(refreshWaiting, GATHER_MS + Math.random() * SPREAD_MS);
}

/** A list may gain any row; a page about one thing shows those alone that it has read. */
function concerns({ shows, isAboutOne }: ShownQuery, { rows, isComplete }: ChangeBatch): boolean {
  if (!isComplete) return true;
  const source = environment.getStore().getSource();
  return rows.some(({ model, nodeId }) => shows.includes(model) && (!isAboutOne || source.has(nodeId)));
}

function refreshWaiting(): void {
  const queries = [...waiting];
  waiting.clear();
  for (const query of queries) {
    fetchQuery(environment, query.query, variablesOf(query), {
      networkCacheConfig: { force: true, metadata: { isQuiet: true } },
      // What is shown stays; the next change asks again.
    }).subscribe({ error: () => {} });
  }
}

/** As many rows as are shown, so that none of them goes. */
function variablesOf({ query, variables, rowsVariable }: ShownQuery): Variables {
  if (rowsVariable === undefined) return variables;
  const rows = Math.max(
    rememberedRows({ name: query.params.name, variables }),
    Number(variables[rowsVariable]),
  );
  return { ...variables, [rowsVariable]: Math.min(rows, MOST_ROWS) };
}
