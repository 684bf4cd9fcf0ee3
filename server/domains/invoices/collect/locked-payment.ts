import type { Viewer } from '../../../auth/viewer.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { ConflictError, NotFoundError } from '../../../errors/errors.ts';
import { visiblePayments } from '../../payments/access.ts';
import { BANK_STATE_SELECT } from '../../payments/ledger/bank-state-select.ts';
import { lockLedger } from '../../payments/ledger/write-entries.ts';
import { lockOrdersOf, type TouchedInvoices } from './orders-of-invoices.ts';

const LOCKED = {
  id: true,
  number: true,
  version: true,
  customerId: true,
  currency: true,
  amount: true,
  available: true,
  charge: { select: BANK_STATE_SELECT },
  deposit: { select: { id: true, amount: true, method: true, voidedAt: true, paymentId: true } },
  salesOrderId: true,
  salesOrder: { select: { id: true, number: true, statusId: true } },
  entries: { select: { invoiceId: true } },
} satisfies Prisma.PaymentSelect;

/** A payment with what its actions read. */
export type LockedPayment = Prisma.PaymentGetPayload<{ select: typeof LOCKED }>;

const NAMED = {
  salesOrderId: true,
  customerId: true,
  entries: { select: { invoiceId: true } },
} satisfies Prisma.PaymentSelect;

/**
 * Locks and reads a visible payment, with its sales order, those of the affected invoices, and the ledger of its
 * customer.
 */
export async function lockedPayment(
  tx: Prisma.TransactionClient,
  viewer: Viewer,
  { id, version }: { id: number; version?: number | null },
  touchedBy: (payment: { customerId: number; invoiceIds: readonly number[] }) => TouchedInvoices,
): Promise<LockedPayment> {
  const where = { id, AND: visiblePayments(viewer) };
  const named = await tx.payment.findFirst({ where, select: NAMED });
  if (!named) throw new NotFoundError('Payment');
  const { customerId, salesOrderId } = named;
  const invoiceIds = named.entries.flatMap(({ invoiceId }) => invoiceId ?? []);
  await lockOrdersOf(tx, touchedBy({ customerId, invoiceIds }), salesOrderId);
  await lockLedger(tx, named.customerId);
  const payment = await tx.payment.findUniqueOrThrow({ where: { id }, select: LOCKED });
  if (version != null && version !== payment.version) throw new ConflictError(payment.version);
  return payment;
}
