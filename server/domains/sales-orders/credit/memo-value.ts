import type { Prisma } from '../../../database/generated/client.ts';
import { decimal, type Money, ZERO } from '../../../lib/money.ts';

/**
 * What the pieces are worth that a customer has on memo: sent, and neither back nor billed. Consignments keep their part of
 * it in line with their lines.
 */
export async function memoValue(tx: Prisma.TransactionClient, customerId: number): Promise<Money> {
  const { _sum } = await tx.consignment.aggregate({ where: { customerId }, _sum: { outValue: true } });
  return _sum.outValue === null ? ZERO : decimal(_sum.outValue);
}
