import type { ActorContext } from '../../../audit/record-audit.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { insertRows, takeIds } from '../../../database/insert-rows.ts';
import type { IsoDay } from '../../../lib/calendar.ts';
import { documentNumber } from '../../../lib/document-number.ts';
import { type DecimalInput, decimal } from '../../../lib/money.ts';
import { searchWords } from '../../search/rules/search-words.ts';
import type { PaymentMethod } from '../rules/payment-methods.ts';
import { notifyOfReceipt } from './notify-of-receipt.ts';

/** A received payment. */
type NewPayment = {
  customerId: number;
  amount: DecimalInput;
  currency: string;
  method: PaymentMethod;
  reference: string | null;
  receivedOn: IsoDay;
  /** The order that it is paid towards. */
  salesOrder: { id: number; number: string } | null;
  /** The charge that captures it; nothing is available until the bank confirms it. */
  charge?: { id: number; isTaken: boolean };
};

/**
 * Records a received payment with its entry. It is not applied to any invoice yet. Users are notified of it now, or once
 * the bank has confirmed its charge.
 */
export async function receivePayment(
  tx: Prisma.TransactionClient,
  { viewer, now }: ActorContext,
  { customerId, currency, method, reference, receivedOn, salesOrder, charge, ...given }: NewPayment,
): Promise<{ id: number; number: string }> {
  const ids = await takeIds(tx, {
    payment: { table: 'Payment', column: 'id', count: 1 },
    number: { table: 'Payment', column: 'numberRank', count: 1 },
    entry: { table: 'LedgerEntry', column: 'id', count: 1 },
  });
  const [id = 0] = ids.payment;
  const { number, numberRank } = documentNumber('payment', ids.number[0] ?? 0);
  const amount = decimal(given.amount).toFixed(2);
  const at = now.toISOString();
  const by = { userId: viewer.userId, actingById: viewer.actingById };
  await insertRows(tx, {
    Payment: [
      {
        id,
        number,
        numberRank,
        customerId,
        amount,
        ...(charge?.isTaken === false
          ? { available: '0', pending: amount }
          : { available: amount, pending: '0' }),
        currency,
        method,
        reference,
        receivedOn,
        salesOrderId: salesOrder?.id ?? null,
        chargeId: charge?.id ?? null,
        ...by,
        createdAt: at,
        updatedAt: at,
      },
    ],
    LedgerEntry: [
      {
        id: ids.entry[0] ?? 0,
        customerId,
        currency,
        kind: 'PAYMENT_RECEIVED',
        amount,
        paymentId: id,
        ...by,
        bookedOn: receivedOn,
        at,
      },
    ],
    PaymentSearchTerm: searchWords([number, reference, salesOrder?.number ?? null]).map((term) => ({
      paymentId: id,
      term,
    })),
  });
  if (charge?.isTaken !== false) await notifyOfReceipt(tx, { id, ...by, isAutomatic: viewer.isAutomatic });
  return { id, number };
}
