/** A job after a bulk action. */
export type MovedJob = { readonly id: string; readonly number: string; readonly version: number };

/** Jobs moved by one bulk action, and its undo deadline. */
export type MovedJobs = {
  readonly jobs: readonly MovedJob[];
  /** Name of the new status. */
  readonly status: string;
  /** ISO 8601. */
  readonly until: string;
};

/** Maximum number of stored actions, each with its ten-minute deadline. */
const MAX_MOVES = 5;

const listeners = new Set<() => void>();

/** In the tab’s session storage: survives a reload, but is not shared with other tabs or users. */
const keyOf = (userId: string) => `aurifex.moved:${userId}`;

/** Stored text of a user; empty if there is none. For `useSyncExternalStore`. */
export function movedText(userId: string): string {
  return sessionStorage.getItem(keyOf(userId)) ?? '';
}

/** Subscribes to changes. Returns the unsubscribe function. */
export function subscribeToMoved(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The latest action of a stored text that can be undone; null if there is none. */
export function lastMove(text: string, now: number): MovedJobs | null {
  return parsed(text).find(({ until }) => Date.parse(until) > now) ?? null;
}

/** Stores the jobs of a bulk action. They are removed from earlier actions, which are no longer their latest step. */
export function rememberMove(userId: string, move: MovedJobs): void {
  store(userId, [move, ...without(userId, move.jobs)]);
}

/** Removes jobs that were undone, could not be, or were dismissed. */
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
  else sessionStorage.setItem(keyOf(userId), JSON.stringify(moves.slice(0, MAX_MOVES)));
  for (const listener of listeners) listener();
}

/** Written by `store`. */
function parsed(text: string): MovedJobs[] {
  return text === '' ? [] : (JSON.parse(text) as MovedJobs[]);
}
