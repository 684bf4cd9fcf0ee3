import type { CartItem } from '../../../database/generated/client.ts';
import { RefusedError } from '../../../errors/errors.ts';
import type { OrderLineDraft } from '../../orders/placing/order-draft.ts';
import type { PriceOutcome } from '../../pricing/calculation/read-and-price.ts';
import { orderablePrice } from '../../pricing/held-price.ts';

/**
 * Converts the lines of a cart to lines of an order.
 * @throws RefusedError QUOTE_REQUIRED if one has no price
 */
export function orderLines(
  items: readonly (CartItem & { pictures: readonly { fileId: number }[] })[],
  outcomes: readonly PriceOutcome[],
): OrderLineDraft[] {
  return items.map((item, index) => {
    const outcome = outcomes[index];
    const priced = outcome && 'priced' in outcome ? outcome.priced : null;
    const unitPrice = priced && orderablePrice(priced);
    if (!priced || unitPrice === null) throw new RefusedError('QUOTE_REQUIRED', { cartItemIds: [item.id] });
    return {
      priced,
      unitPrice,
      quantity: item.quantity,
      reference: item.reference,
      endCustomer: item.endCustomer,
      note: item.note,
      wantedBy: item.wantedBy,
      promisedOn: priced.promisedOn,
      drawingFileId: item.drawingFileId,
      otherFileIds: item.pictures.map(({ fileId }) => fileId),
      reorderedFromId: null,
    };
  });
}
