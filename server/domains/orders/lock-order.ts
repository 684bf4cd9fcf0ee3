import type { Prisma } from '../../database/generated/client.ts';

/** Locks an order until the end of the transaction (decision 0020). Read what decides after this. */
export async function lockOrder(tx: Prisma.TransactionClient, orderGroupId: number): Promise<void> {
  await tx.$executeRaw`SELECT FROM "OrderGroup" WHERE id = ${orderGroupId} FOR NO KEY UPDATE`;
}
