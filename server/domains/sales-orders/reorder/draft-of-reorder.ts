import { hashOf } from '../../../database/idempotency.ts';
import type { Context } from '../../../schema/context.ts';
import type { OrderDraft } from '../../orders/placing/order-draft.ts';
import { changedText } from '../../orders/placing/order-texts.ts';
import { orderablePrice } from '../../pricing/held-price.ts';
import { grantedPromotion } from '../../promotions/granted-promotion.ts';
import type { PreparedReorder } from './prepare-reorder.ts';

/** The draft for re-ordering a job, for the preview and the order itself; null if it needs a quote. */
export function draftOfReorder(
  { job, changes, destination, priced, quantity, sums }: PreparedReorder,
  { viewer, now, requestId }: Pick<Context, 'viewer' | 'now' | 'requestId'>,
): OrderDraft | null {
  const unitPrice = priced && orderablePrice(priced);
  if (!priced || unitPrice === null || !sums.amounts) return null;
  return {
    ...sums.amounts,
    makes: 'JO',
    salesTaxPercent: sums.salesTaxPercent,
    taxBase: sums.taxBase,
    promotions: sums.granted.map(grantedPromotion),
    customerId: job.customerId,
    approvalRequired: job.customer.approvalRequired,
    placedById: viewer.userId,
    actingById: viewer.actingById,
    contactId: viewer.isStaff ? job.contactId : viewer.userId,
    poNumber: changes.poNumber ?? null,
    customerWoNumber: changes.customerWoNumber ?? null,
    notes: changes.notes ?? null,
    shippingAddress: destination.shippingAddress,
    billingAddress: destination.billingAddress,
    sellToAddress: destination.sellToAddress,
    shippingMethodId: destination.shippingMethod?.id ?? null,
    currency: priced.currency,
    submissionKey: `reorder:${job.id}:${hashOf([viewer.userId, requestId, now.toISOString()])}`,
    action: 'REORDER',
    now,
    lines: [
      {
        priced,
        unitPrice,
        quantity,
        reference: changedText(changes.reference, job.reference),
        endCustomer: changedText(changes.endCustomer, job.endCustomer),
        note: changedText(changes.note, job.note),
        wantedBy: null,
        promisedOn: priced.promisedOn,
        drawingFileId: null,
        reorderedFromId: job.id,
      },
    ],
  };
}
