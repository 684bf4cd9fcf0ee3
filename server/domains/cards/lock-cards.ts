import type { Prisma } from '../../database/generated/client.ts';

/** Cards of a customer are changed one at a time, so that there is never a second default. */
export async function lockCards(tx: Prisma.TransactionClient, customerId: number): Promise<void> {
  await tx.$executeRaw`SELECT FROM "Customer" WHERE id = ${customerId} FOR NO KEY UPDATE`;
}
