import { createSlots, type Slots } from '../lib/slots.ts';

/** Number of connections reserved for reads while transactions wait for each other. */
const LEFT_TO_READS = 2;
/** Maximum number of waiting transactions; above it, the caller with the most loses its last one. */
const LINE = 500;

const turnsOf = new WeakMap<object, Slots>();

/** Sets the number of connections that the transactions of a database share. */
export function shareConnections(db: object, maxConnections: number): void {
  const most = Math.max(1, maxConnections - LEFT_TO_READS);
  turnsOf.set(db, createSlots({ size: () => most, sizeOfOne: Math.max(1, most - 1), line: LINE }));
}

/**
 * Runs a caller's transaction in turn. Transactions that wait for a row hold their connections. Therefore one caller
 * never uses all shared connections, and transactions never use the whole pool.
 * @throws {BusyError} if too many are waiting.
 */
export function takeTurn<Outcome>(
  db: object,
  from: string,
  transaction: () => Promise<Outcome>,
): Promise<Outcome> {
  const turns = turnsOf.get(db);
  return turns ? turns.run({ from }, transaction) : transaction();
}
