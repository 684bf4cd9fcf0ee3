import type { Prisma } from '../../../database/generated/client.ts';
import type { Money } from '../../../lib/money.ts';
import { settleAccounts } from './settle-accounts.ts';
import { type Bookkeeper, type NewEntries, writeEntries } from './write-entries.ts';

/** Money of a payment that goes to an invoice. */
export type AppliedLeg = { paymentId: number; invoiceId: number; amount: Money };

/** Applies payments to invoices; the caller holds the lock of the ledger and has shared the money out. */
export async function applyPayments(
  tx: Prisma.TransactionClient,
  keeper: Bookkeeper,
  legs: readonly AppliedLeg[],
  of: Omit<NewEntries, 'entries'>,
): Promise<void> {
  if (legs.length === 0) return;
  const entries = legs.map((leg) => ({ kind: 'PAYMENT_APPLIED' as const, ...leg, reversesId: null }));
  await writeEntries(tx, keeper, { ...of, entries });
  await settleAccounts(tx, {
    invoiceIds: legs.map(({ invoiceId }) => invoiceId),
    paymentIds: legs.map(({ paymentId }) => paymentId),
    now: keeper.now,
  });
}
