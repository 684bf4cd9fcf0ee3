import type { Prisma } from '../../../database/generated/client.ts';
import { priceMany } from '../../pricing/calculation/read-and-price.ts';
import { configurationOfLine } from '../../pricing/held-price.ts';
import { pricedColumns, type QuoteLineRow } from './quote-line.ts';

/**
 * Recalculates lines at today's prices, in two statements. Prices that staff set are replaced. Pieces without a
 * calculated price, or that are no longer offered, have no price until staff set one.
 */
export async function recalculatedLines(
  db: Prisma.TransactionClient,
  { customerId, now, lines }: { customerId: number; now: Date; lines: readonly QuoteLineRow[] },
): Promise<QuoteLineRow[]> {
  const outcomes = await priceMany(db, {
    customerId,
    now,
    requests: lines.map((line) => ({ configuration: configurationOfRow(line), quantity: line.quantity })),
  });
  return lines.map((line, index) => {
    const outcome = outcomes[index];
    const recalculated = { priceAuthorId: null, priceReason: null };
    if (!outcome || 'error' in outcome)
      return { ...line, ...recalculated, unitPrice: null, calculatedPrice: null };
    // The estimate of a free design stays until staff price it, because a line stores its description, not its parts.
    if (outcome.priced.itemType.freeDesign) return line;
    const columns = pricedColumns(outcome.priced, now);
    return { ...line, ...columns, ...recalculated, cost: columns.cost ?? line.cost };
  });
}

/** The configuration of a line, for pricing it again. */
export function configurationOfRow({ size, ...line }: QuoteLineRow) {
  return { ...configurationOfLine({ ...line, size: null }), size };
}
