import type { Prisma } from '../../../database/generated/client.ts';
import { configurationOfLine } from '../../ordering/held-price.ts';
import { priceMany } from '../../pricing/calculation/read-and-price.ts';
import { pricedColumns, type QuoteLineRow } from './quote-line.ts';

/**
 * Lines at today's calculated prices, in two statements. Prices that staff set give way to them; what has no price by
 * rule, or is no longer offered as it was configured, waits for a price.
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
    const anew = { priceAuthorId: null, priceReason: null };
    if (!outcome || 'error' in outcome) return { ...line, ...anew, unitPrice: null, calculatedPrice: null };
    // What a free design was estimated at stands until staff price it: a line keeps its words, not its parts.
    if (outcome.priced.itemType.freeDesign) return line;
    const columns = pricedColumns(outcome.priced, now);
    return { ...line, ...columns, ...anew, cost: columns.cost ?? line.cost };
  });
}

/** The configuration that a line keeps, to price it again. */
export function configurationOfRow({ size, ...line }: QuoteLineRow) {
  return { ...configurationOfLine({ ...line, size: null }), size };
}
