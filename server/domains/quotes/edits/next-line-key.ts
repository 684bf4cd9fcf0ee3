import type { Prisma } from '../../../database/generated/client.ts';

/** The key of a new line: one that no line of any version of the quote ever had. */
export async function nextLineKey(tx: Prisma.TransactionClient, priceQuoteId: number): Promise<number> {
  const { _max } = await tx.priceQuoteLine.aggregate({
    where: { version: { is: { priceQuoteId } } },
    _max: { lineKey: true },
  });
  return (_max.lineKey ?? 0) + 1;
}
