import type { Prisma } from '../../database/generated/client.ts';

/** Books are changed one at a time, so that there is never a second default, nor one that another change made. */
export async function lockAddressBook(tx: Prisma.TransactionClient, customerId: number): Promise<void> {
  await tx.$executeRaw`SELECT FROM "Customer" WHERE id = ${customerId} FOR NO KEY UPDATE`;
}
