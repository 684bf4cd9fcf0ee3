import type { ActorContext } from '../../../audit/record-audit.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import type { IsoDay } from '../../../lib/calendar.ts';
import { decimal } from '../../../lib/money.ts';
import { drawOrderMoney } from '../rules/allocation.ts';
import { INVOICE_STATUSES, OWED_STATUSES } from '../rules/invoice-status.ts';
import { reversalsOf } from '../rules/ledger.ts';
import { applyFunds } from './apply-funds.ts';
import { ENTRY_SELECT, ledgerEntries } from './ledger-entries.ts';
import { settleAccounts } from './settle-accounts.ts';
import { writeEntries } from './write-entries.ts';

/** A sales order, and the day of the booking. */
type OrderMoney = { salesOrderId: number; bookedOn: IsoDay };

/**
 * Applies the payments towards a sales order to its invoices, oldest first. The caller has locked the order and the
 * ledger. Called when an invoice of the order is issued, and when a payment towards it is received.
 */
export async function applyOrderMoney(
  tx: Prisma.TransactionClient,
  actor: ActorContext,
  { salesOrderId, bookedOn }: OrderMoney,
): Promise<void> {
  const payments = await tx.payment.findMany({
    where: { salesOrderId, available: { gt: 0 } },
    orderBy: [{ receivedOn: 'asc' }, { id: 'asc' }],
    select: { id: true, available: true, customerId: true, currency: true },
  });
  const [first] = payments;
  if (!first) return;
  const { customerId, currency } = first;
  const invoices = await tx.invoice.findMany({
    where: {
      salesOrderId,
      customerId,
      currency,
      statusId: { in: OWED_STATUSES.map((code) => INVOICE_STATUSES[code].id) },
    },
    orderBy: { id: 'asc' },
    select: { id: true, balance: true },
  });
  const legs = drawOrderMoney(
    payments.map(({ id, available }) => ({ id, available: decimal(available) })),
    invoices.map(({ id, balance }) => ({ id, balance: decimal(balance) })),
  );
  await applyFunds(tx, actor, legs, { customerId, currency, bookedOn });
}

/** An invoice to void, with reason and day. */
type ReleasedInvoice = {
  id: number;
  salesOrderId: number | null;
  customerId: number;
  currency: string;
  reason: string;
  bookedOn: IsoDay;
};

/**
 * Returns the payments of an invoice's own order to that order before the invoice is voided, so that the next invoice
 * of the order uses them. The caller has locked the order and the ledger.
 */
export async function releaseOrderMoney(
  tx: Prisma.TransactionClient,
  actor: ActorContext,
  { id, salesOrderId, customerId, currency, reason, bookedOn }: ReleasedInvoice,
): Promise<void> {
  if (salesOrderId === null) return;
  const given = await tx.ledgerEntry.findMany({
    where: { invoiceId: id, kind: 'PAYMENT_APPLIED', payment: { is: { salesOrderId } } },
    select: ENTRY_SELECT,
  });
  const entries = reversalsOf(ledgerEntries(given));
  if (entries.length === 0) return;
  await writeEntries(tx, actor, { customerId, currency, bookedOn, reason, entries });
  await settleAccounts(tx, {
    invoiceIds: [id],
    paymentIds: entries.flatMap(({ paymentId }) => paymentId ?? []),
    now: actor.now,
  });
}
