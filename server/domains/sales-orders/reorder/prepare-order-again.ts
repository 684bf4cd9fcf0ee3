import type { Viewer } from '../../../auth/viewer.ts';
import type { ChangeFeed } from '../../../database/changes/change-feed.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { configurationOfJson } from '../../orders/lines/job-configuration.ts';
import { type PromotedSums, promotedSums } from '../../orders/reorder/promoted-sums.ts';
import { type ReorderDestination, reorderDestination } from '../../orders/reorder/reorder-destination.ts';
import type { PricedConfiguration } from '../../pricing/calculation/priced-configuration.ts';
import { priceMany } from '../../pricing/calculation/read-and-price.ts';
import { askAgain } from '../../pricing/configuration/configuration.ts';
import { TAXED_CUSTOMER } from '../../shipping-and-tax/taxed-parties.ts';
import { visibleSalesOrders } from '../access.ts';
import { FACTS_SELECT, LINE_ORDER, lineFacts } from '../order/sales-order-facts.ts';
import { keptLines } from '../rules/line-standing.ts';
import { SALES_ORDER_STATUSES } from '../rules/status-codes.ts';
import type { PiecesAgain } from './pieces-again.input.ts';

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
      id: true,
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
  /** Id of the line of the order that is repeated. */
  id: number;
  job: Repeated['lines'][number]['jobOrder'];
  /** 0: it is left out. */
  quantity: number;
  /** Null when the piece is no longer offered as it was. */
  priced: PricedConfiguration | null;
};

/** A sales order as it would be placed again now. */
export type PreparedOrderAgain = {
  order: Repeated;
  /** Every line that can be repeated, those that are left out too. */
  all: readonly LineAgain[];
  /** What is ordered. */
  lines: readonly LineAgain[];
  destination: ReorderDestination;
  sums: PromotedSums;
};

/**
 * Prices every piece of a sales order again: today’s market, catalogue and terms of the customer, to where the order
 * went. Of an order that was cancelled all pieces, else those that were made, as many as before or as `pieces` says. The preview and the order itself are made by this
 * alone. Null when the order is missing or not visible.
 */
export async function prepareOrderAgain(
  db: Prisma.TransactionClient,
  {
    viewer,
    id,
    now,
    pieces,
    feed,
  }: { viewer: Viewer; id: number; now: Date; pieces: PiecesAgain; feed?: ChangeFeed },
): Promise<PreparedOrderAgain | null> {
  const order = await db.salesOrder.findFirst({
    where: { id, AND: visibleSalesOrders(viewer) },
    select: REPEATED,
  });
  if (!order) return null;
  const repeated = repeatedLines(order).map(({ id, jobOrder }) => ({
    id,
    job: jobOrder,
    quantity: pieces.get(id) ?? jobOrder.quantity,
  }));
  const requests = repeated.flatMap(({ job: { specification }, quantity }) =>
    // A line that is left out is priced as one piece, so that it can be taken up again.
    specification
      ? [
          {
            configuration: askAgain(configurationOfJson(specification.configuration)),
            quantity: Math.max(quantity, 1),
          },
        ]
      : [],
  );
  const outcomes = await priceMany(db, {
    customerId: order.customerId,
    now,
    changes: feed,
    viewer,
    requests,
  });
  const priced = outcomes.map((outcome) => ('priced' in outcome ? outcome.priced : null));
  // Pieces without a specification have no price of today.
  const all = repeated.map(
    (line): LineAgain => ({ ...line, priced: line.job.specification ? (priced.shift() ?? null) : null }),
  );
  const lines = all.filter(({ quantity }) => quantity > 0);
  const destination = await reorderDestination(db, order, { lines });
  const { customerId, customer } = order;
  const sums = await promotedSums(db, { lines, destination, customer, customerId, now });
  return { order, all, lines, destination, sums };
}

function repeatedLines({ statusId, lines }: Repeated): Repeated['lines'] {
  const isCancelled = statusId === SALES_ORDER_STATUSES.CANCELLED.id;
  const standing = lines.map((line) => ({ ...lineFacts(line), line }));
  return (isCancelled ? standing : keptLines(standing)).map(({ line }) => line);
}
