import { fetchQuery } from 'react-relay/hooks';
import type { Variables } from 'relay-runtime';
import { environment } from '../relay/environment.ts';
import { rememberedRows } from '../relay/remembered-rows.ts';
import {
  areRefreshesHeld,
  endRefresh,
  MAX_ROWS,
  running,
  type ShownQuery,
  shown,
  waiting,
  whenReleased,
} from '../relay/shown-queries.ts';
import type { ChangeBatch } from './read-changes.ts';

/** Interval (ms) in which changes are collected, so that the pages of many users do not all query at once. */
const GATHER_MS = 250;
const SPREAD_MS = 350;

whenReleased(() => {
  if (waiting.size > 0) setTimeout(refreshWaiting, GATHER_MS);
});

/** Reloads the changed data on screen after a short delay, in place and without the progress bar. */
export function refreshShown(batch: ChangeBatch): void {
  const isGathering = waiting.size > 0;
  for (const query of shown) if (isAffected(query, batch)) waiting.add(query);
  if (!isGathering && waiting.size > 0) setTimeout(refreshWaiting, GATHER_MS + Math.random() * SPREAD_MS);
}

/** A list may gain any row; a detail page contains only the rows that it has read. */
function isAffected({ shows, isAboutOne }: ShownQuery, { rows, isComplete }: ChangeBatch): boolean {
  if (!isComplete) return true;
  const source = environment.getStore().getSource();
  return rows.some(({ model, nodeId }) => shows.includes(model) && (!isAboutOne || source.has(nodeId)));
}

function refreshWaiting(): void {
  if (areRefreshesHeld()) return;
  const queries = [...waiting];
  waiting.clear();
  for (const query of queries) {
    endRefresh(query);
    const end = () => running.delete(query);
    const subscription = fetchQuery(environment, query.query, variablesOf(query), {
      networkCacheConfig: { force: true, metadata: { isQuiet: true } },
      // Keep the data after a failure; the next change reloads it.
    }).subscribe({ error: end, complete: end });
    if (!subscription.closed) running.set(query, subscription);
  }
}

/** Variables for as many rows as are shown, so that none disappears. */
function variablesOf({ query, variables, rowsVariable }: ShownQuery): Variables {
  if (rowsVariable === undefined) return variables;
  const rows = Math.max(
    rememberedRows({ name: query.params.name, variables }),
    Number(variables[rowsVariable]),
  );
  return { ...variables, [rowsVariable]: Math.min(rows, MAX_ROWS) };
}
