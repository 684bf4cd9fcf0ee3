import type { Prisma } from '../../../database/generated/client.ts';

/** The lock that every entry of the ledger shares until it is committed (its trigger takes it), and a close has alone. */
const BOOKS_LOCK = 7_204_101;

/** Waits for entries that are being written, and has others wait until the end of the transaction. */
export async function lockBooks(tx: Prisma.TransactionClient): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${BOOKS_LOCK}::bigint)`;
}

/** Waits for a close that is under way, and has others wait until the end of the transaction. */
export async function shareBooks(tx: Prisma.TransactionClient): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock_shared(${BOOKS_LOCK}::bigint)`;
}
