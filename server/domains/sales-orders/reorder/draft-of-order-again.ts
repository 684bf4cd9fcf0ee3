import { hashOf } from '../../../database/idempotency.ts';
import type { Context } from '../../../schema/context.ts';
import type { OrderDraft, OrderLineDraft } from '../../orders/placing/order-draft.ts';
import { orderablePrice } from '../../pricing/held-price.ts';
import { grantedPromotion } from '../../promotions/granted-promotion.ts';
import type { PreparedOrderAgain } from './prepare-order-again.ts';

/**
 * The draft for ordering a sales order again, for the preview and the order itself; null if a piece has no price
 * today.
 */
export function draftOfOrderAgain(
  { order, lines: repeated, destination, sums }: PreparedOrderAgain,
  { viewer, now, requestId }: Pick<Context, 'viewer' | 'now' | 'requestId'>,
  poNumber: string | null,
): OrderDraft | null {
  const lines = repeated.flatMap(({ job, quantity, priced }): OrderLineDraft[] => {
    const unitPrice = priced && orderablePrice(priced);
    if (!priced || !unitPrice) return [];
    const { reference, endCustomer, note } = job;
    const ofJob = { reference, endCustomer, note, wantedBy: null, drawingFileId: null };
    const { promisedOn } = priced;
    return [{ ...ofJob, priced, unitPrice, quantity, promisedOn, reorderedFromId: job.id }];
  });
  if (!sums.amounts || lines.length === 0 || lines.length < repeated.length) return null;
  const { shippingAddress, billingAddress, sellToAddress, shippingMethod } = destination;
  return {
    ...sums.amounts,
    makes: 'SO',
    salesTaxPercent: sums.salesTaxPercent,
    taxBase: sums.taxBase,
    promotions: sums.granted.map(grantedPromotion),
    customerId: order.customerId,
    approvalRequired: order.customer.approvalRequired,
    placedById: viewer.userId,
    actingById: viewer.actingById,
    contactId: viewer.isStaff ? order.contactId : viewer.userId,
    poNumber,
    customerWoNumber: null,
    notes: null,
    shippingAddress,
    billingAddress,
    sellToAddress,
    shippingMethodId: shippingMethod?.id ?? null,
    currency: order.orderGroup.currency,
    submissionKey: `reorder-so:${order.id}:${hashOf([viewer.userId, requestId, now.toISOString()])}`,
    action: 'REORDER',
    now,
    lines,
  };
}
