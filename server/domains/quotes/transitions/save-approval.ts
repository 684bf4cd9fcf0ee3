import type { Prisma } from '../../../database/generated/client.ts';
import type { QuoteApproval } from '../rules/quote-facts.ts';

/** Writes how far the approval of a version has come; an edit of its lines ends it. Nothing of the quote itself changes. */
export async function saveApproval(
  tx: Prisma.TransactionClient,
  version: { id: number },
  approval: QuoteApproval,
): Promise<Prisma.PriceQuoteUncheckedUpdateManyInput> {
  await tx.priceQuoteVersion.update({ where: { id: version.id }, data: { approval }, select: { id: true } });
  return {};
}
