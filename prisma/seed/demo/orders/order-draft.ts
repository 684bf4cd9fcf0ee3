import type { Database } from '../../../../server/database/client.ts';
import type { OrderDraft, OrderLineDraft } from '../../../../server/domains/orders/placing/order-draft.ts';
import { orderTotals } from '../../../../server/domains/orders/totals/order-totals.ts';
import { priceAndName } from '../../../../server/domains/pricing/calculation/price-and-name.ts';
import type { PricedConfiguration } from '../../../../server/domains/pricing/calculation/priced-configuration.ts';
import { gemsOf } from '../../../../server/domains/pricing/calculation/read-and-price.ts';
import { loadPriceSources } from '../../../../server/domains/pricing/sources/load-price-sources.ts';
import { taxedDestination } from '../../../../server/domains/shipping-and-tax/taxed-parties.ts';
import { addDays, dateOfIsoDay, isoDayOf } from '../../../../server/lib/calendar.ts';
import type { PlannedJob, PlannedOrder } from './planned-order.ts';
import type { Shop } from './shop.ts';

/** The order as it was submitted, with the market prices, price lists and customer terms of its day. */
export async function draftOf(
  db: Database,
  shop: Shop,
  order: PlannedOrder,
  { key, repeatedJobId }: { key: string; repeatedJobId: number | null },
): Promise<OrderDraft> {
  const { account, createdAt: now, placedBy, acting, destination, shippingMethod } = order;
  const pieces = order.jobs.flatMap(({ configuration }) => shop.pieces.get(configuration.itemTypeId) ?? []);
  const parts = pieces.flatMap(({ subItems }) =>
    subItems.flatMap(({ childId }) => shop.pieces.get(childId) ?? []),
  );
  const sources = await loadPriceSources(db, {
    customerId: account.customerId,
    gems: gemsOf([...pieces, ...parts]),
    now,
  });
  const lines = order.jobs.map((job) =>
    lineOf(job, priceAndName(shop.pieces, sources, { ...job, now }), { now, repeatedJobId }),
  );
  const { amounts, salesTaxPercent, taxBase } = orderTotals({
    lines: lines.map(({ unitPrice, quantity, priced }) => ({
      unitPrice,
      quantity,
      estimatedWeight: priced.estimatedWeight,
      parcel: priced.itemType.parcel,
    })),
    shippingMethod,
    customer: { taxExempt: account.customer.taxExempt ?? false, salesTaxPercent: null },
    taxDisabled: false,
    destination: await taxedDestination(db, { ...destination, shippingMethod }, now),
    taxBase: sources.settings.TAX_BASE,
  });
  if (!amounts) throw new Error(`An order of ${account.customer.accountNumber} has no price.`);
  return {
    ...amounts,
    makes: 'JO',
    salesTaxPercent,
    taxBase,
    customerId: account.customerId,
    approvalRequired: account.customer.approvalRequired ?? false,
    placedById: placedBy.userId,
    actingById: acting?.userId ?? null,
    contactId: placedBy.isStaff ? null : placedBy.userId,
    poNumber: order.poNumber,
    customerWoNumber: order.customerWoNumber,
    notes: order.notes,
    shippingAddress: destination.shippingAddress,
    billingAddress: destination.billingAddress,
    sellToAddress: null,
    shippingMethodId: shippingMethod.id,
    currency: sources.settings.COMPANY.currency,
    submissionKey: key,
    action: order.repeats ? 'REORDER' : 'SUBMIT',
    now,
    lines,
  };
}

function lineOf(
  job: PlannedJob,
  priced: PricedConfiguration,
  { now, repeatedJobId }: { now: Date; repeatedJobId: number | null },
): OrderLineDraft {
  const { quantity, reference, endCustomer, note, wantedAfterPromise, drawingFileId } = job;
  if (priced.unitPrice === null) throw new Error(`${priced.titleEn} has no price on ${now.toISOString()}.`);
  const wanted = wantedAfterPromise === null ? null : addDays(priced.promisedOn, wantedAfterPromise);
  const isPossible = wanted !== null && wanted > isoDayOf(now, 'UTC');
  return {
    priced,
    unitPrice: priced.unitPrice,
    quantity,
    reference,
    endCustomer,
    note,
    wantedBy: isPossible ? dateOfIsoDay(wanted) : null,
    promisedOn: priced.promisedOn,
    drawingFileId,
    reorderedFromId: repeatedJobId,
  };
}
