import type { Prisma } from '../../../database/generated/client.ts';
import { decimal, type Money, ZERO } from '../../../lib/money.ts';

/** Value of a customer's pieces on memo: sent, and neither returned nor invoiced. Each consignment stores its part. */
export async function memoValue(tx: Prisma.TransactionClient, customerId: number): Promise<Money> {
  const { _sum } = await tx.consignment.aggregate({ where: { customerId }, _sum: { outValue: true } });
  return _sum.outValue === null ? ZERO : decimal(_sum.outValue);
}
