import type { Prisma } from '../../../database/generated/client.ts';
import { hashOf } from '../../../database/idempotency.ts';
import { runTransaction } from '../../../database/run-transaction.ts';
import { RefusedError } from '../../../errors/errors.ts';
import type { IsoDay } from '../../../lib/calendar.ts';
import { type Money, moneyText } from '../../../lib/money.ts';
import type { Context } from '../../../schema/context.ts';
import type { ExpectedTotal } from '../../../schema/expected-total.ts';
import type { RecordFacts } from '../../../schema/mutation-writes.ts';
import { submitOrder } from '../../carts/submit/submit-order.ts';
import type { OrderRequest } from '../../carts/submit/submitted-cart.ts';
import { bookDeposit } from '../../sales-orders/deposits/book-deposit.ts';
import { ON_CUSTOMER_TERMS, openSalesOrder } from '../../sales-orders/order/open-sales-order.ts';
import { payableOrder } from '../../sales-orders/order/sales-order-facts.ts';
import { paymentStanding } from '../../sales-orders/rules/payment-standing.ts';
import { orderNow } from '../../sales-orders/transitions/read-order.ts';
import { type AuthorizedCharge, recordCharge } from '../acts/record-plan.ts';

/** A cart to order, with the grand total that was shown. */
export type CartWithTotal = OrderRequest & { seen: ExpectedTotal };

/** Carts to order, with the amount authorized for each. */
type PaidOrders = {
  orders: readonly CartWithTotal[];
  totals: readonly Money[];
  charge: AuthorizedCharge;
  receivedOn: IsoDay;
};

/** The created orders. */
export type MadeOrders = {
  chargeId: number;
  orderCodes: string[];
  orderGroupIds: number[];
  salesOrderIds: number[];
  paymentIds: number[];
};

/**
 * Orders carts and books the authorized money as their payments. Each order gets a sales order for its payment. If a
 * total differs from the authorized amount, everything is refused.
 */
export async function orderPaid(
  tx: Prisma.TransactionClient,
  context: Context,
  { orders, totals, charge, receivedOn }: PaidOrders,
  record: RecordFacts,
): Promise<MadeOrders> {
  const made: MadeOrders = {
    chargeId: charge.id,
    orderCodes: [],
    orderGroupIds: [],
    salesOrderIds: [],
    paymentIds: [],
  };
  for (const request of orders) {
    const { orderCode, orderGroupId, salesOrderId } = await ordered(tx, context, request, record);
    made.orderCodes.push(orderCode);
    made.orderGroupIds.push(orderGroupId);
    made.salesOrderIds.push(salesOrderId);
  }
  await recordCharge(tx, charge, context.now);
  for (const [at, id] of made.salesOrderIds.entries()) {
    const order = await orderNow(tx, id);
    const { balance } = paymentStanding(payableOrder(order));
    const total = totals[at];
    if (!total?.equals(balance)) throw new RefusedError('AMOUNT_CHANGED', { total: moneyText(balance) });
    const amount = moneyText(balance);
    const reference = charge.reference;
    const booked = { amount, method: 'CARD', reference, receivedOn, chargeId: charge.id } as const;
    const { paymentId } = await bookDeposit(tx, context, order, booked);
    made.paymentIds.push(paymentId);
    record({
      action: 'PAYMENT_PAY',
      entityType: 'Payment',
      entityId: paymentId,
      customerId: order.customerId,
      data: { salesOrder: order.number, amount },
    });
  }
  return made;
}

/** Rolls back the transaction of a calculation. */
class CalculatedTotals extends Error {
  readonly totals: readonly Money[];

  constructor(totals: readonly Money[]) {
    super('Rolled back after calculating the totals.');
    this.totals = totals;
  }
}

/**
 * Totals of carts if they were ordered now, by creating their orders and rolling back. For clients that send no total.
 */
export async function totalsNow(
  context: Context,
  orders: readonly CartWithTotal[],
): Promise<readonly Money[]> {
  const { db, viewer } = context;
  const calculation = runTransaction(db, String(viewer.userId), async (tx): Promise<readonly Money[]> => {
    const totals: Money[] = [];
    for (const request of orders) {
      const { salesOrderId } = await ordered(tx, context, request, () => {});
      totals.push(paymentStanding(payableOrder(await orderNow(tx, salesOrderId))).balance);
    }
    throw new CalculatedTotals(totals);
  });
  return calculation.catch((error: unknown) => {
    if (error instanceof CalculatedTotals) return error.totals;
    throw error;
  });
}

async function ordered(
  tx: Prisma.TransactionClient,
  context: Context,
  { seen, ...request }: CartWithTotal,
  record: RecordFacts,
): Promise<{ orderGroupId: number; salesOrderId: number; orderCode: string }> {
  const answer: { isEarlier: boolean } = { isEarlier: false };
  const submitted = await submitOrder(tx, context, {
    request,
    requestHash: hashOf({ request, expectedGrandTotal: seen.expected?.toFixed() }),
    seen,
    record: (facts) => {
      if (facts === null) answer.isEarlier = true;
      else if (facts.action === 'ORDER_SUBMITTED') record(facts);
    },
  });
  // An existing order is paid on its own, not by ordering it again.
  if (answer.isEarlier) throw new RefusedError('CART_EMPTY');
  const { orderGroupId, salesOrderId, orderCode } = submitted;
  if (orderGroupId === null) throw new RefusedError('QUOTE_NOT_PAYABLE');
  const order = salesOrderId ?? (await openSalesOrder(tx, context, orderGroupId, ON_CUSTOMER_TERMS)).id;
  return { orderGroupId, salesOrderId: order, orderCode };
}
