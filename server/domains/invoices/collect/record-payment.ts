import type { ActorContext } from '../../../audit/record-audit.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { NotFoundError, RefusedError } from '../../../errors/errors.ts';
import type { IsoDay } from '../../../lib/calendar.ts';
import { type Money, moneyText, sumMoney } from '../../../lib/money.ts';
import type { RecordFacts } from '../../../schema/mutation-writes.ts';
import { applyFunds } from '../../payments/ledger/apply-funds.ts';
import { receivePayment } from '../../payments/ledger/receive-payment.ts';
import { lockLedger } from '../../payments/ledger/write-entries.ts';
import type { Leg } from '../../payments/rules/allocation.ts';
import type { PaymentMethod } from '../../payments/rules/payment-methods.ts';
import { lockOrdersOf, settleOrdersOf } from './orders-of-invoices.ts';
import { allocated, owedInvoices } from './owed-invoices.ts';

/** A received payment and its purpose. */
type RecordedPayment = {
  customerId: number;
  amount: Money;
  method: PaymentMethod;
  reference: string | null;
  receivedOn: IsoDay;
  /** Amounts for invoices; null: by due date. */
  allocations: readonly Leg[] | null;
  /** An overpayment is intended. */
  acceptOverpayment: boolean;
};

/** Records a received payment and applies it to invoices; the rest is a prepayment. */
export async function recordPayment(
  tx: Prisma.TransactionClient,
  context: ActorContext,
  { customerId, amount, allocations, acceptOverpayment, ...money }: RecordedPayment,
  record: RecordFacts,
): Promise<{ paymentId: number; invoiceIds: number[] }> {
  const touched = allocations?.map(({ invoiceId }) => invoiceId) ?? { owedBy: customerId };
  await lockOrdersOf(tx, touched);
  await lockLedger(tx, customerId);
  const customer = await tx.customer.findUnique({ where: { id: customerId }, select: { currency: true } });
  if (!customer) throw new NotFoundError('Customer');
  const { currency } = customer;
  const owed = await owedInvoices(tx, { customerId, currency });
  const { legs } = allocated(amount, owed, allocations);
  const open = sumMoney(owed.map(({ balance }) => balance));
  if (amount.greaterThan(open) && !acceptOverpayment)
    throw new RefusedError('OVERPAYMENT', { owed: moneyText(open), beyond: moneyText(amount.minus(open)) });
  const payment = await receivePayment(tx, context, {
    customerId,
    amount,
    currency,
    ...money,
    salesOrder: null,
  });
  await applyFunds(
    tx,
    context,
    legs.map((leg) => ({ paymentId: payment.id, ...leg })),
    { customerId, currency, bookedOn: money.receivedOn },
  );
  const invoiceIds = legs.map(({ invoiceId }) => invoiceId);
  await settleOrdersOf(tx, context, invoiceIds);
  record({
    entityId: payment.id,
    customerId,
    data: { number: payment.number, amount: moneyText(amount), method: money.method },
  });
  return { paymentId: payment.id, invoiceIds };
}
