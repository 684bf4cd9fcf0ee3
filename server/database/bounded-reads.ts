import { TooMuchReadError } from './bounded-socket.ts';

/** Database limits of requests; seeds and migrations at the start have none. */
export const REQUEST_BOUNDS = {
  statementTimeoutMs: 15_000,
  /** Maximum wait for another request with the same row or key. */
  lockTimeoutMs: 4_000,
  maxAnswerBytes: 8_000_000,
};

/** PostgreSQL's codes for a cancelled statement: it took too long, or waited too long for a lock. */
const QUERY_CANCELED = '57014';
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Codes of a lost race: a deadlock, a serialization failure, a unique violation, and a trigger that refuses an outdated
 * state; with Prisma's names of the first three.
 */
const LOST_RACE: readonly unknown[] = ['40P01', '40001', '23505', 'P0001', 'P2034', 'P2002'];

/** Whether a statement returned more data than allowed. */
export function isTooMuchRead(error: unknown): boolean {
  return chainOf(error).some((each) => each instanceof TooMuchReadError);
}

/** Whether PostgreSQL cancelled a statement that took too long. */
export function isTooSlow(error: unknown): boolean {
  return chainOf(error).some((each) => codesOf(each).includes(QUERY_CANCELED));
}

/** Whether waiting for a locked row or key timed out. */
export function isLockTimeout(error: unknown): boolean {
  return chainOf(error).some((each) => codesOf(each).includes(LOCK_NOT_AVAILABLE));
}

/** Whether a transaction lost a race with another one. */
export function isLostRace(error: unknown): boolean {
  return chainOf(error).some((each) => codesOf(each).some((code) => LOST_RACE.includes(code)));
}

/** An error and its causes; Prisma wraps the driver's errors. */
function chainOf(error: unknown): unknown[] {
  const chain: unknown[] = [];
  for (let each = error; each instanceof Error && chain.length < 5; each = each.cause) chain.push(each);
  return chain;
}

function codesOf(error: unknown): unknown[] {
  const { code, meta, cause } = Object(error);
  return [code, meta?.code, meta?.driverAdapterError?.cause?.originalCode, cause?.originalCode];
}
