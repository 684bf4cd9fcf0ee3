import type { ActorContext } from '../../../audit/record-audit.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import type { IsoDay } from '../../../lib/calendar.ts';
import { notifyOfReversal, reversePayment } from '../../payments/ledger/reverse-payment.ts';
import { recordEvents } from '../transitions/record-event.ts';
import { settleSalesOrder } from '../transitions/settle-order.ts';

/** A deposit to void. */
type WithdrawnDeposit = {
  order: { id: number; statusId: number };
  deposit: { id: number; amount: Prisma.Decimal; method: string; paymentId: number | null };
  reason: string;
  bookedOn: IsoDay;
  /** The bank of the card refused the capture. */
  isRefusedByBank?: boolean;
};

/**
 * Voids a deposit with its payment, and updates the order. Users are notified of the order if it needs its deposit
 * again, otherwise of the payment. The caller has locked the order and the customer's ledger.
 */
export async function withdrawDeposit(
  tx: Prisma.TransactionClient,
  context: ActorContext,
  { order: { id, statusId }, deposit, reason, bookedOn, isRefusedByBank = false }: WithdrawnDeposit,
): Promise<void> {
  const { viewer, now } = context;
  await tx.deposit.update({
    where: { id: deposit.id },
    data: { voidedAt: now, voidedById: viewer.userId, voidReason: reason },
    select: { id: true },
  });
  if (deposit.paymentId !== null)
    await reversePayment(tx, context, {
      paymentId: deposit.paymentId,
      reason,
      bookedOn,
      isRefusedByBank,
      notifyAs: 'DEPOSIT',
    });
  const detail = { deposit: { amount: deposit.amount.toFixed(2), method: deposit.method } };
  await recordEvents(tx, context, id, [
    { fromStatusId: statusId, toStatusId: statusId, action: 'VOID_DEPOSIT', reason, detail },
  ]);
  const isNotified = await settleSalesOrder(tx, context, id);
  if (!isNotified && deposit.paymentId !== null)
    await notifyOfReversal(tx, context, deposit.paymentId, reason);
}
