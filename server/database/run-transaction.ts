import { ConflictError } from '../errors/errors.ts';
import { isLostRace } from './bounded-reads.ts';
import type { Database } from './client.ts';
import type { Prisma } from './generated/client.ts';
import { takeTurn } from './transaction-turns.ts';

/**
 * Runs a transaction of a caller in its turn. One that lost a race (a deadlock, a serialisation failure, a row or a state
 * that somebody else made meanwhile) is done once more, and finds what the other one did; when it loses again, it is a
 * conflict. Its work keeps nothing outside of the transaction that a second run would find.
 * @throws ConflictError
 */
export async function runTransaction<Outcome>(
  db: Database,
  from: string,
  work: (tx: Prisma.TransactionClient) => Promise<Outcome>,
): Promise<Outcome> {
  const attempt = () => takeTurn(db, from, () => db.$transaction(work));
  try {
    return await attempt();
  } catch (error) {
    if (!isLostRace(error)) throw error;
  }
  try {
    return await attempt();
  } catch (error) {
    throw isLostRace(error) ? new ConflictError() : error;
  }
}
