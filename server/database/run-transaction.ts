import { ConflictError } from '../errors/errors.ts';
import { isLostRace } from './bounded-reads.ts';
import type { Database } from './client.ts';
import type { Prisma } from './generated/client.ts';
import { takeTurn } from './transaction-turns.ts';

/**
 * Runs a caller's transaction in turn. A transaction that lost a race (a deadlock, a serialization failure, a row or
 * state that another transaction created) is retried once with the new data; a second loss is a conflict. The work must
 * keep no state outside of the transaction.
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
