import type { Viewer } from '../../../auth/viewer.ts';
import type { ChangeFeed } from '../../../database/changes/change-feed.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { configurationOfJson } from '../../orders/lines/job-configuration.ts';
import { type PromotedSums, promotedSums } from '../../orders/reorder/promoted-sums.ts';
import { type ReorderDestination, reorderDestination } from '../../orders/reorder/reorder-destination.ts';
import type { PricedConfiguration } from '../../pricing/calculation/priced-configuration.ts';
import { priceMany } from '../../pricing/calculation/read-and-price.ts';
import { requestOfStored } from '../../pricing/configuration/configuration.ts';
import { TAXED_CUSTOMER } from '../../shipping-and-tax/taxed-parties.ts';
import { visibleSalesOrders } from '../access.ts';
import { FACTS_SELECT, LINE_ORDER, lineFacts } from '../order/sales-order-facts.ts';
import { activeLines } from '../rules/line-state.ts';
import { SALES_ORDER_STATUSES } from '../rules/status-codes.ts';
import type { PiecesAgain } from './pieces-again.input.ts';

/** The columns of the repeated order. */
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

/** A piece of the order to repeat. */
export type LineAgain = {
  /** Id of the line of the repeated order. */
  id: number;
  job: Repeated['lines'][number]['jobOrder'];
  /** 0 omits the line. */
  quantity: number;
  /** Null if this configuration is no longer offered. */
  priced: PricedConfiguration | null;
};

/** A re-order of a sales order if it were placed now. */
export type PreparedOrderAgain = {
  order: Repeated;
  /** All lines that can be repeated, including omitted ones. */
  all: readonly LineAgain[];
  /** The lines to order. */
  lines: readonly LineAgain[];
  destination: ReorderDestination;
  sums: PromotedSums;
};

/**
 * Prices every piece of a sales order again, with today's market, catalogue and terms of the customer, for the same
 * destination. Of a cancelled order it repeats all pieces, otherwise those that were made, in the same number or as in
 * `pieces`. The preview and the order itself both use it. Null if the order is missing or not visible.
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
    // An omitted line is priced as one piece, so that it can be added again.
    specification
      ? [
          {
            configuration: requestOfStored(configurationOfJson(specification.configuration)),
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
  // Pieces without a specification have no price today.
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
  return (isCancelled ? standing : activeLines(standing)).map(({ line }) => line);
}
