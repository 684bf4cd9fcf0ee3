import type { ActorContext } from '../../../audit/record-audit.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { dateOfIsoDay, type IsoDay } from '../../../lib/calendar.ts';
import { applyOrderMoney } from '../../payments/ledger/order-money.ts';
import { receivePayment } from '../../payments/ledger/receive-payment.ts';
import { lockLedger } from '../../payments/ledger/write-entries.ts';
import type { DepositMethod } from '../rules/sales-order-limits.ts';
import type { OrderInTransition } from '../transitions/read-order.ts';
import { recordEvents } from '../transitions/record-event.ts';
import { settleSalesOrder } from '../transitions/settle-order.ts';

/** A deposit to record. */
type BookedDeposit = {
  /** With two decimals. */
  amount: string;
  method: DepositMethod;
  reference: string | null;
  receivedOn: IsoDay;
  /** The charge of the card payment. */
  chargeId?: number;
};

/**
 * Records a deposit with its payment in the customer's ledger, applies it to existing invoices of the order, and
 * performs the automatic steps of the order. The caller has locked the order and checked the rules.
 */
export async function bookDeposit(
  tx: Prisma.TransactionClient,
  context: ActorContext,
  order: Pick<OrderInTransition, 'id' | 'number' | 'statusId' | 'customerId' | 'orderGroup'>,
  { amount, method, reference, receivedOn, chargeId }: BookedDeposit,
): Promise<{ paymentId: number }> {
  const { id, number, statusId, customerId } = order;
  const { currency } = order.orderGroup;
  await lockLedger(tx, customerId);
  const payment = await receivePayment(tx, context, {
    customerId,
    amount,
    currency,
    method,
    reference,
    receivedOn,
    salesOrder: { id, number },
    ...(chargeId === undefined ? {} : { charge: { id: chargeId, isTaken: false } }),
  });
  await tx.deposit.create({
    data: {
      salesOrderId: id,
      paymentId: payment.id,
      amount,
      currency,
      method,
      reference,
      receivedOn: dateOfIsoDay(receivedOn),
      userId: context.viewer.userId,
      createdAt: context.now,
    },
    select: { id: true },
  });
  await applyOrderMoney(tx, context, { salesOrderId: id, bookedOn: receivedOn });
  const detail = { deposit: { amount, method } };
  await recordEvents(tx, context, id, [
    { fromStatusId: statusId, toStatusId: statusId, action: 'RECORD_DEPOSIT', detail },
  ]);
  await settleSalesOrder(tx, context, id);
  return { paymentId: payment.id };
}
