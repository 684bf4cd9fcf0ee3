import type { Prisma } from '../../../database/generated/client.ts';
import { RefusedError } from '../../../errors/errors.ts';
import { addBusinessDays, type IsoDay } from '../../../lib/calendar.ts';
import { decimal, type Money } from '../../../lib/money.ts';
import type { OrderLineDraft } from '../../orders/placing/order-draft.ts';
import { priceMany } from '../../pricing/calculation/read-and-price.ts';
import { configurationOfLine } from '../../pricing/held-price.ts';
import type { PriceSnapshot } from '../../pricing/rules/price-snapshot.ts';
import { quotedRows } from '../rules/quoted-rows.ts';

/** A line of an offer with its price. */
export type OfferedLine = Prisma.PriceQuoteLineGetPayload<object> & { unitPrice: Money };

/** The data of an offer that each line needs. */
type Offer = { customerId: number; number: string; leadDays: number | null; today: IsoDay; now: Date };

/**
 * Converts lines of an offer to lines of an order at the prices of the offer. The pieces are configured by today's
 * catalogue; prices and market rates are those of the offer.
 * @throws RefusedError NO_LONGER_OFFERED for pieces that are no longer available
 */
export async function acceptedLines(
  db: Prisma.TransactionClient,
  lines: readonly OfferedLine[],
  { customerId, number, leadDays, today, now }: Offer,
): Promise<OrderLineDraft[]> {
  const outcomes = await priceMany(db, {
    customerId,
    now,
    requests: lines.map((line) => ({ configuration: configurationOfLine(line), quantity: line.quantity })),
  });
  return lines.map((line, index) => {
    const outcome = outcomes[index];
    if (!outcome || 'error' in outcome)
      throw new RefusedError('NO_LONGER_OFFERED', { lineKey: line.lineKey });
    const { unitPrice, estimatedWeight, marketAsOf } = line;
    // These columns are written only from the snapshot of a price.
    const stored = {
      breakdown: line.breakdown as unknown as PriceSnapshot['breakdown'],
      summary: line.summary as unknown as PriceSnapshot['summary'],
    };
    const snapshot = (): PriceSnapshot => ({
      ...quotedRows(stored, unitPrice, number),
      unitPrice: unitPrice.toFixed(2),
      estimatedWeight: estimatedWeight.toFixed(2),
      market: line.marketFix as unknown as PriceSnapshot['market'],
    });
    return {
      priced: {
        ...outcome.priced,
        unitPrice,
        estimatedWeight: decimal(estimatedWeight),
        marketAsOf,
        snapshot,
      },
      unitPrice,
      quantity: line.quantity,
      reference: line.reference,
      endCustomer: line.endCustomer,
      note: line.note,
      wantedBy: line.wantedBy,
      promisedOn: addBusinessDays(today, leadDays ?? line.leadDays),
      drawingFileId: line.drawingFileId,
      reorderedFromId: line.reorderedFromId,
    };
  });
}
