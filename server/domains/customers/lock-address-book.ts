import type { Prisma } from '../../database/generated/client.ts';

/** Locks the address book, so that there is never a second default. */
export async function lockAddressBook(tx: Prisma.TransactionClient, customerId: number): Promise<void> {
  await tx.$executeRaw`SELECT FROM "Customer" WHERE id = ${customerId} FOR NO KEY UPDATE`;
}
