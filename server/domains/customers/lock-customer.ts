import type { Prisma } from '../../database/generated/client.ts';

/**
 * Locks a customer until the end of the transaction (decision 0020): the ledger, the credit limit, the cards, the
 * address book and the settings. Read what decides after this.
 */
export async function lockCustomer(tx: Prisma.TransactionClient, customerId: number): Promise<void> {
  await tx.$executeRaw`SELECT FROM "Customer" WHERE id = ${customerId} FOR NO KEY UPDATE`;
}
