import { createSlots, type Slots } from '../lib/slots.ts';

/** Connections that are left to reads, however many transactions wait for each other. */
const LEFT_TO_READS = 2;
/** Transactions that may wait for their turn; of more, the caller with the most gives up its last one. */
const LINE = 500;

const turnsOf = new WeakMap<object, Slots>();

/** Says how many connections the transactions of a database share. */
export function shareConnections(db: object, maxConnections: number): void {
  const most = Math.max(1, maxConnections - LEFT_TO_READS);
  turnsOf.set(db, createSlots({ size: () => most, sizeOfOne: Math.max(1, most - 1), line: LINE }));
}

/**
 * Runs a transaction of a caller in its turn. Transactions that wait for one row hold their connections meanwhile: one
 * caller never has all of those that transactions share, and transactions never have all of the pool.
 * @throws {BusyError} when too many wait already.
 */
export function takeTurn<Outcome>(
  db: object,
  from: string,
  transaction: () => Promise<Outcome>,
): Promise<Outcome> {
  const turns = turnsOf.get(db);
  return turns ? turns.run({ from }, transaction) : transaction();
}
