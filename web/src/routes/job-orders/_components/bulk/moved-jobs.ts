/** A job as a bulk act left it. */
export type MovedJob = { readonly id: string; readonly number: string; readonly version: number };

/** Jobs that one bulk act moved, and until when they can be taken back. */
export type MovedJobs = {
  readonly jobs: readonly MovedJob[];
  /** Name of the status that they were moved to. */
  readonly status: string;
  /** ISO 8601. */
  readonly until: string;
};

/** Acts that are kept; each can be taken back for ten minutes. */
const MOST = 5;

const listeners = new Set<() => void>();

/** In the storage of the tab: a reload finds it, another tab and another user do not. */
const keyOf = (userId: string) => `aurifex.moved:${userId}`;

/** What is kept of a user, as it is stored; empty where there is nothing. For `useSyncExternalStore`. */
export function movedText(userId: string): string {
  return sessionStorage.getItem(keyOf(userId)) ?? '';
}

/** Calls at every change; returns the function that stops it. */
export function subscribeToMoved(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The newest act of a stored text that can still be taken back; null where there is none. */
export function lastMove(text: string, now: number): MovedJobs | null {
  return parsed(text).find(({ until }) => Date.parse(until) > now) ?? null;
}

/** Keeps what a bulk act moved. Of an earlier act the same jobs go: it no longer is their latest step. */
export function rememberMove(userId: string, move: MovedJobs): void {
  store(userId, [move, ...without(userId, move.jobs)]);
}

/** Forgets jobs: they were taken back, could not be, or shall stay. */
export function forgetMoved(userId: string, jobs: readonly { readonly id: string }[]): void {
  store(userId, without(userId, jobs));
}

function without(userId: string, jobs: readonly { readonly id: string }[]): MovedJobs[] {
  const ids = new Set(jobs.map(({ id }) => id));
  return parsed(movedText(userId))
    .map((move) => ({ ...move, jobs: move.jobs.filter(({ id }) => !ids.has(id)) }))
    .filter((move) => move.jobs.length > 0);
}

function store(userId: string, moves: readonly MovedJobs[]): void {
  if (moves.length === 0) sessionStorage.removeItem(keyOf(userId));
  else sessionStorage.setItem(keyOf(userId), JSON.stringify(moves.slice(0, MOST)));
  for (const listener of listeners) listener();
}

/** What `store` wrote. */
function parsed(text: string): MovedJobs[] {
  return text === '' ? [] : (JSON.parse(text) as MovedJobs[]);
}
