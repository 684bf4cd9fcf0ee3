import type { Viewer } from '../../../auth/viewer.ts';
import type { ChangeFeed } from '../../../database/changes/change-feed.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { configurationOfJson } from '../../jobs/orders/job-configuration.ts';
import { type PromotedSums, promotedSums } from '../../jobs/reorder/promoted-sums.ts';
import { type ReorderDestination, reorderDestination } from '../../jobs/reorder/reorder-destination.ts';
import { priceConfigurations } from '../../pricing/calculation/price-configuration.ts';
import type { PricedConfiguration } from '../../pricing/calculation/priced-configuration.ts';
import { askAgain } from '../../pricing/configuration/configuration.ts';
import { TAXED_CUSTOMER } from '../../shipping-and-tax/taxed-parties.ts';
import { visibleSalesOrders } from '../access.ts';
import { FACTS_SELECT, LINE_ORDER, lineFacts } from '../order/sales-order-facts.ts';
import { keptLines } from '../rules/line-standing.ts';
import { SALES_ORDER_STATUSES } from '../rules/status-codes.ts';

/** What is read of the order that is repeated. */
const REPEATED = {
  ...FACTS_SELECT,
  id: true,
  number: true,
  customer: { select: { ...TAXED_CUSTOMER, approvalRequired: true, defaultShippingMethodId: true } },
  orderGroup: {
    select: {
      ...FACTS_SELECT.orderGroup.select,
      currency: true,
      shippingAddress: true,
      billingAddress: true,
      sellToAddress: true,
      shippingMethodId: true,
    },
  },
  lines: {
    orderBy: LINE_ORDER,
    select: {
      ...FACTS_SELECT.lines.select,
      jobOrder: {
        select: {
          ...FACTS_SELECT.lines.select.jobOrder.select,
          id: true,
          titleEn: true,
          titleFr: true,
          unitPrice: true,
          reference: true,
          endCustomer: true,
          note: true,
          specification: { select: { configuration: true } },
        },
      },
    },
  },
} satisfies Prisma.SalesOrderSelect;

type Repeated = Prisma.SalesOrderGetPayload<{ select: typeof REPEATED }>;

/** A piece of the order, as it is ordered again. */
export type LineAgain = {
  job: Repeated['lines'][number]['jobOrder'];
  quantity: number;
  /** Null when the piece is no longer offered as it was. */
  priced: PricedConfiguration | null;
};

/** A sales order as it would be placed again now. */
export type PreparedOrderAgain = {
  order: Repeated;
  lines: readonly LineAgain[];
  destination: ReorderDestination;
  sums: PromotedSums;
};

/**
 * Prices every piece of a sales order again: today’s market, catalogue and terms of the customer, to where the order
 * went. Of an order that was cancelled all pieces, else those that were made. The preview and the order itself are made by this
 * alone. Null when the order is missing or not visible.
 */
export async function prepareOrderAgain(
  db: Prisma.TransactionClient,
  { viewer, id, now, feed }: { viewer: Viewer; id: number; now: Date; feed?: ChangeFeed },
): Promise<PreparedOrderAgain | null> {
  const order = await db.salesOrder.findFirst({
    where: { id, AND: visibleSalesOrders(viewer) },
    select: REPEATED,
  });
  if (!order) return null;
  const jobs = repeatedJobs(order);
  const requests = jobs.flatMap(({ specification, quantity }) =>
    specification
      ? [{ configuration: askAgain(configurationOfJson(specification.configuration)), quantity }]
      : [],
  );
  const outcomes = await priceConfigurations(db, {
    customerId: order.customerId,
    now,
    changes: feed,
    viewer,
    requests,
  });
  const priced = outcomes.map((outcome) => ('priced' in outcome ? outcome.priced : null));
  // Pieces without a specification have no price of today.
  const lines = jobs.map(
    (job): LineAgain => ({
      job,
      quantity: job.quantity,
      priced: job.specification ? (priced.shift() ?? null) : null,
    }),
  );
  const destination = await reorderDestination(db, order, { lines });
  const { customerId, customer } = order;
  const sums = await promotedSums(db, { lines, destination, customer, customerId, now });
  return { order, lines, destination, sums };
}

function repeatedJobs({ statusId, lines }: Repeated): LineAgain['job'][] {
  const isCancelled = statusId === SALES_ORDER_STATUSES.CANCELLED.id;
  const standing = lines.map((line) => ({ ...lineFacts(line), job: line.jobOrder }));
  return (isCancelled ? standing : keptLines(standing)).map(({ job }) => job);
}
