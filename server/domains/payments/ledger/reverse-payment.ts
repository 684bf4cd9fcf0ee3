import type { Prisma } from '../../../database/generated/client.ts';
import { RefusedError } from '../../../errors/errors.ts';
import type { IsoDay } from '../../../lib/calendar.ts';
import { decimal } from '../../../lib/money.ts';
import { reversalsOf } from '../rules/ledger.ts';
import { KEPT_SELECT, keptEntries } from './kept-entries.ts';
import { settleAccounts } from './settle-accounts.ts';
import { type Bookkeeper, writeEntries } from './write-entries.ts';

/** A payment that is taken back. */
export type ReversedPayment = { paymentId: number; reason: string; bookedOn: IsoDay };

/**
 * Takes a payment back as if it had never come: what it was applied to first, the newest before the oldest, so that
 * invoices are open again, then the payment. The caller holds the lock of the ledger.
 */
export async function reversePayment(
  tx: Prisma.TransactionClient,
  keeper: Bookkeeper,
  { paymentId, reason, bookedOn }: ReversedPayment,
): Promise<void> {
  const payment = await tx.payment.findUniqueOrThrow({
    where: { id: paymentId },
    select: {
      customerId: true,
      currency: true,
      refunded: true,
      reversed: true,
      entries: { select: KEPT_SELECT },
    },
  });
  if (!decimal(payment.reversed).isZero()) throw new RefusedError('ALREADY_REVERSED');
  if (!decimal(payment.refunded).isZero()) throw new RefusedError('PAYMENT_REFUNDED');
  const entries = reversalsOf(keptEntries(payment.entries));
  const { customerId, currency } = payment;
  await writeEntries(tx, keeper, { customerId, currency, bookedOn, reason, entries });
  await settleAccounts(tx, {
    invoiceIds: entries.flatMap(({ invoiceId }) => invoiceId ?? []),
    paymentIds: [paymentId],
    now: keeper.now,
  });
}
