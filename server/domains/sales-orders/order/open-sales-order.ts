import type { ActorContext } from '../../../audit/record-audit.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { insertRows, takeIds } from '../../../database/insert-rows.ts';
import type { IsoDay } from '../../../lib/calendar.ts';
import { documentNumber } from '../../../lib/document-number.ts';
import type { Money } from '../../../lib/money.ts';
import { jobStatusCode } from '../../orders/lines/job-statuses.ts';
import { isWithdrawn } from '../../orders/rules/order-state.ts';
import { searchWords } from '../../search/rules/search-words.ts';
import type { SalesOrderKind } from '../rules/sales-order-facts.ts';
import { SALES_ORDER_STATUSES } from '../rules/status-codes.ts';
import { settleSalesOrder } from '../transitions/settle-order.ts';

/** The terms of a new sales order. */
export type SalesOrderTerms = {
  kind: SalesOrderKind;
  /** Percentage of the total that is paid before confirmation; null: by the customer's terms. */
  depositPercent: Money | null;
  /** Layaway: the last day to pay the rest. */
  payUntil: IsoDay | null;
};

/** An ordinary sales order on the customer's terms. */
export const ON_CUSTOMER_TERMS: SalesOrderTerms = { kind: 'SO', depositPercent: null, payUntil: null };

const MADE_OF = {
  id: true,
  code: true,
  customerId: true,
  placedById: true,
  poNumber: true,
  customerWoNumber: true,
  customer: { select: { paymentTermsCode: true, depositPercent: true } },
  jobOrders: {
    orderBy: [{ numberRank: 'asc' }, { id: 'asc' }],
    select: {
      id: true,
      number: true,
      contactId: true,
      reference: true,
      endCustomer: true,
      titleEn: true,
      titleFr: true,
      statusId: true,
    },
  },
} satisfies Prisma.OrderGroupSelect;

/** The created sales order. */
export type OpenedSalesOrder = { id: number; number: string; customerId: number };

/**
 * Creates the sales order of an order, with a line for each job, and performs its automatic steps: it is confirmed, or
 * awaits payment. The caller has checked that the order has none.
 */
export async function openSalesOrder(
  tx: Prisma.TransactionClient,
  actor: ActorContext,
  orderGroupId: number,
  { kind, depositPercent, payUntil }: SalesOrderTerms,
): Promise<OpenedSalesOrder> {
  const group = await tx.orderGroup.findUniqueOrThrow({ where: { id: orderGroupId }, select: MADE_OF });
  const { customerId, placedById, jobOrders } = group;
  const ids = await takeIds(tx, {
    order: { table: 'SalesOrder', column: 'id', count: 1 },
    number: { table: 'SalesOrder', column: 'numberRank', count: 1 },
  });
  const [id = 0] = ids.order;
  const { number, numberRank } = documentNumber('salesOrder', ids.number[0] ?? 0);
  const lines = jobOrders.filter(({ statusId }) => !isWithdrawn(jobStatusCode(statusId)));
  const at = actor.now.toISOString();
  const statusId = SALES_ORDER_STATUSES.NEW.id;
  const actingById = actor.viewer.actingById;
  const texts = [
    number,
    group.code,
    group.poNumber,
    group.customerWoNumber,
    ...lines.flatMap((job) => [job.reference, job.endCustomer, job.titleEn, job.titleFr]),
  ];
  await insertRows(tx, {
    SalesOrder: [
      {
        id,
        number,
        numberRank,
        kind,
        orderGroupId,
        customerId,
        placedById,
        actingById,
        contactId: lines[0]?.contactId ?? null,
        statusId,
        statusSince: at,
        termsCode: group.customer.paymentTermsCode,
        // An agreement for this order comes before the customer's default.
        depositPercent: (depositPercent ?? group.customer.depositPercent)?.toFixed(2) ?? null,
        payUntil,
        createdAt: at,
        updatedAt: at,
      },
    ],
    SalesOrderLine: lines.map((job, index) => ({ salesOrderId: id, rank: index + 1, jobOrderId: job.id })),
    SalesOrderSearchTerm: searchWords(texts).map((term) => ({ salesOrderId: id, term })),
    SalesOrderEvent: [
      {
        salesOrderId: id,
        toStatusId: statusId,
        action: 'CREATE',
        userId: actor.viewer.account?.userId ?? null,
        actingById,
        at,
      },
    ],
  });
  await settleSalesOrder(tx, actor, id);
  return { id, number, customerId };
}
