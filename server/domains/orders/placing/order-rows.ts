import { jobNumber, orderCode } from '../rules/order-number.ts';
import { jobRows } from './job-rows.ts';
import type { OrderDraft } from './order-draft.ts';

/** The first order gets the number after this one. */
const FIRST_NUMBER = 10_000;

/** Ids for the rows of an order; `sequence` is the order's number among all orders, from 1. */
type OrderIds = { group: number; sequence: number; jobs: readonly number[]; items: readonly number[] };

/** The number of pieces of an order: the ordered ones and their sub-items. */
export function pieceCount({ lines }: Pick<OrderDraft, 'lines'>): number {
  return lines.reduce((sum, { priced }) => sum + 1 + priced.subItems.length, 0);
}

/** The rows of a new order: its group, and those of each job. */
export function orderRows(draft: OrderDraft, ids: OrderIds) {
  const number = FIRST_NUMBER + ids.sequence;
  const itemIds = [...ids.items];
  return {
    group: groupRow(draft, ids.group, number),
    jobs: draft.lines.map((line, index) =>
      jobRows(draft, line, {
        id: ids.jobs[index] ?? 0,
        groupId: ids.group,
        number: jobNumber(number, index + 1),
        numberRank: number * 1000 + index + 1,
        itemIds: itemIds.splice(0, 1 + line.priced.subItems.length),
      }),
    ),
  };
}

function groupRow(draft: OrderDraft, id: number, number: number) {
  return {
    id,
    number,
    code: orderCode(number),
    customerId: draft.customerId,
    placedById: draft.placedById,
    actingById: draft.actingById,
    poNumber: draft.poNumber,
    customerWoNumber: draft.customerWoNumber,
    notes: draft.notes,
    shippingAddress: draft.shippingAddress,
    billingAddress: draft.billingAddress,
    sellToAddress: draft.sellToAddress,
    shippingMethodId: draft.shippingMethodId,
    currency: draft.currency,
    subTotal: draft.subTotal.toFixed(2),
    discountValue: draft.discountValue.toFixed(2),
    shippingPrice: draft.shippingPrice.toFixed(2),
    salesTaxPercent: draft.salesTaxPercent.toFixed(4),
    salesTaxValue: draft.salesTaxValue.toFixed(2),
    grandTotal: draft.grandTotal.toFixed(2),
    taxComponents: draft.taxComponents,
    taxBase: draft.taxBase,
    promotions: draft.promotions ?? [],
    attributes: draft.attributes ?? [],
    submissionKey: draft.submissionKey,
    createdAt: draft.now.toISOString(),
  };
}
