import { TooMuchReadError } from './bounded-socket.ts';

/** What requests may ask of the database, beside the seeds and migrations of a start. */
export const REQUEST_BOUNDS = {
  statementTimeoutMs: 15_000,
  /** Longest wait for another request with the same row or the same key. */
  lockTimeoutMs: 4_000,
  maxAnswerBytes: 8_000_000,
};

/** PostgreSQL's codes for a statement that was ended because it took too long, or waited too long for a lock. */
const QUERY_CANCELED = '57014';
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * What says that somebody else was faster: a deadlock, a serialisation failure, a row that is unique and there already, and
 * a trigger that refuses what a state does not allow any more; with Prisma's own names of the first three.
 */
const LOST_RACE: readonly unknown[] = ['40P01', '40001', '23505', 'P0001', 'P2034', 'P2002'];

/** Whether an error says that a statement answered with more than may be read. */
export function isTooMuchRead(error: unknown): boolean {
  return chainOf(error).some((each) => each instanceof TooMuchReadError);
}

/** Whether an error says that PostgreSQL ended a statement because it took too long. */
export function isTooSlow(error: unknown): boolean {
  return chainOf(error).some((each) => codesOf(each).includes(QUERY_CANCELED));
}

/** Whether an error says that a row or a key was held by somebody else for too long. */
export function isLockTimeout(error: unknown): boolean {
  return chainOf(error).some((each) => codesOf(each).includes(LOCK_NOT_AVAILABLE));
}

/** Whether an error says that a transaction lost a race with another one. */
export function isLostRace(error: unknown): boolean {
  return chainOf(error).some((each) => codesOf(each).some((code) => LOST_RACE.includes(code)));
}

/** An error and what caused it; Prisma wraps the driver's own. */
function chainOf(error: unknown): unknown[] {
  const chain: unknown[] = [];
  for (let each = error; each instanceof Error && chain.length < 5; each = each.cause) chain.push(each);
  return chain;
}

function codesOf(error: unknown): unknown[] {
  const { code, meta, cause } = Object(error);
  return [code, meta?.code, meta?.driverAdapterError?.cause?.originalCode, cause?.originalCode];
}
