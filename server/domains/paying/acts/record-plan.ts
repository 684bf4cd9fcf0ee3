import type { ActorContext } from '../../../audit/record-audit.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { RefusedError } from '../../../errors/errors.ts';
import type { IsoDay } from '../../../lib/calendar.ts';
import { moneyText, sumMoney } from '../../../lib/money.ts';
import type { RecordFacts } from '../../../schema/mutation-writes.ts';
import { receivePayment } from '../../payments/ledger/receive-payment.ts';
import { settleAccounts } from '../../payments/ledger/settle-accounts.ts';
import { lockLedger, writeEntries } from '../../payments/ledger/write-entries.ts';
import type { LedgerEntryFacts } from '../../payments/rules/ledger.ts';
import { lockSalesOrders } from '../../sales-orders/transitions/read-order.ts';
import { settlePaidOrders } from '../../sales-orders/transitions/settle-paid-orders.ts';
import { leaseEnd, moveCharge } from '../charges/charge-deps.ts';
import { readPayableAccounts } from '../plan/payable-accounts.ts';
import { asShown, type PaymentLeg, type PaymentPlan } from '../rules/payment-plan.ts';
import { planOrThrow } from './plan-or-throw.ts';

/** An authorized charge. */
export type AuthorizedCharge = { id: number; reference: string | null };

/** A plan to book, with the charge of its new money. */
type RecordedPlan = {
  /** Its currency, and the sales orders of its invoices. */
  currency: string;
  salesOrderIds: readonly number[];
  customerId: number;
  plan: PaymentPlan;
  charge: AuthorizedCharge | null;
  bookedOn: IsoDay;
};

/** The written records. */
export type PaidInvoices = { chargeId: number | null; paymentIds: number[]; invoiceIds: number[] };

/**
 * Books a plan exactly as it was shown.
 * @throws RefusedError if one of its invoices or funds changed in the meantime
 */
export async function recordPlan(
  tx: Prisma.TransactionClient,
  context: ActorContext,
  { customerId, currency, salesOrderIds, plan: shown, charge, bookedOn }: RecordedPlan,
  record: RecordFacts,
): Promise<PaidInvoices> {
  const { viewer, now } = context;
  const invoiceIds = shown.invoices.map(({ invoiceId }) => invoiceId);
  if (salesOrderIds.length > 0) await lockSalesOrders(tx, salesOrderIds);
  await lockLedger(tx, customerId);
  const request = asShown(shown);
  const accounts = await readPayableAccounts(tx, viewer, { customerId, currency, request });
  const { legs, amount } = planOrThrow(request, accounts, { acceptOverpayment: true });
  const payment =
    charge &&
    (await receivePayment(tx, context, {
      customerId,
      amount,
      currency,
      method: 'CARD',
      reference: charge.reference,
      receivedOn: bookedOn,
      salesOrder: null,
      charge: { id: charge.id, isTaken: false },
    }));
  if (charge) await recordCharge(tx, charge, now);
  const entries = legs.map((leg) => entryOf(leg, payment?.id ?? null));
  const paymentIds = [...new Set(entries.flatMap(({ paymentId }) => paymentId ?? []))];
  if (entries.length > 0) {
    await writeEntries(tx, context, { customerId, currency, bookedOn, entries });
    const creditIds = entries.flatMap(({ creditId }) => creditId ?? []);
    await settleAccounts(tx, { invoiceIds, paymentIds, creditIds, now });
    await settlePaidOrders(tx, context, salesOrderIds);
  }
  record({
    entityId: payment?.id ?? paymentIds[0] ?? invoiceIds[0] ?? customerId,
    entityType: payment || paymentIds.length > 0 ? 'Payment' : 'Invoice',
    customerId,
    data: {
      invoices: invoiceIds.flatMap((id) => accounts.numbers.invoices.get(id) ?? []),
      amount: moneyText(amount),
      applied: moneyText(sumMoney(legs.map((leg) => leg.amount))),
      payment: payment?.number ?? null,
    },
  });
  const all = payment && !paymentIds.includes(payment.id) ? [payment.id, ...paymentIds] : paymentIds;
  return { chargeId: charge?.id ?? null, paymentIds: all, invoiceIds };
}

/**
 * Marks a charge as booked.
 * @throws RefusedError if it was abandoned in the meantime
 */
export async function recordCharge(
  tx: Prisma.TransactionClient,
  { id }: AuthorizedCharge,
  now: Date,
): Promise<void> {
  const change = { state: 'RECORDED' as const, recordedAt: now, leasedUntil: leaseEnd() };
  if (!(await moveCharge(tx, { id, from: ['AUTHORIZED'] }, change)))
    throw new RefusedError('REQUEST_IN_PROGRESS');
}

function entryOf(
  { source, sourceId, invoiceId, amount }: PaymentLeg,
  paymentId: number | null,
): LedgerEntryFacts {
  const leg = { invoiceId, amount, reversesId: null };
  if (source === 'CREDIT') return { kind: 'CREDIT_APPLIED', creditId: sourceId, paymentId: null, ...leg };
  return {
    kind: 'PAYMENT_APPLIED',
    creditId: null,
    paymentId: source === 'MONEY' ? paymentId : sourceId,
    ...leg,
  };
}
