import type { Prisma } from '../../../database/generated/client.ts';

/**
 * The lock that each entry of the ledger shares until its commit (taken by its trigger), and that closing the books
 * takes exclusively.
 */
const BOOKS_LOCK = 7_204_101;

/** Waits for entries that are being written, and blocks new ones until the end of the transaction. */
export async function lockBooks(tx: Prisma.TransactionClient): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${BOOKS_LOCK}::bigint)`;
}

/** Waits while the books are being closed, and blocks closing until the end of the transaction. */
export async function shareBooks(tx: Prisma.TransactionClient): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock_shared(${BOOKS_LOCK}::bigint)`;
}
