import type { ActorContext } from '../../../audit/record-audit.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { RefusedError } from '../../../errors/errors.ts';
import type { IsoDay } from '../../../lib/calendar.ts';
import { type DecimalInput, decimal } from '../../../lib/money.ts';
import { notify } from '../../notices/notify/notify.task.ts';
import type { ChargeWithFindings } from '../rules/bank-state.ts';
import { reversalsOf } from '../rules/ledger.ts';
import type { NotifyAs } from '../rules/ledger-news.ts';
import { BANK_STATE_SELECT } from './bank-state-select.ts';
import { entryOccurrence } from './entry-occurrence.ts';
import { ENTRY_SELECT, ledgerEntries } from './ledger-entries.ts';
import { requireWayBack } from './require-way-back.ts';
import { settleAccounts } from './settle-accounts.ts';
import { writeEntries } from './write-entries.ts';

/** A payment to reverse. */
type ReversedPayment = {
  paymentId: number;
  reason: string;
  bookedOn: IsoDay;
  /** The bank did not capture the money, so everything that is left is reversed without checks. */
  isRefusedByBank?: boolean;
  notifyAs?: NotifyAs | null;
};

/**
 * Reverses a payment as if it had never been received: first its allocations, newest first, so that invoices are open
 * again, then the payment. The caller has locked the ledger.
 * @throws RefusedError ALREADY_REVERSED, PAYMENT_REFUNDED, BANK_OUTSTANDING, REFUND_INSTEAD
 */
export async function reversePayment(
  tx: Prisma.TransactionClient,
  actor: ActorContext,
  { paymentId, reason, bookedOn, isRefusedByBank = false, notifyAs = null }: ReversedPayment,
): Promise<void> {
  const payment = await tx.payment.findUniqueOrThrow({
    where: { id: paymentId },
    select: {
      customerId: true,
      currency: true,
      refunded: true,
      reversed: true,
      charge: { select: BANK_STATE_SELECT },
      entries: { select: ENTRY_SELECT },
    },
  });
  if (!isRefusedByBank) requireReversible(payment);
  const entries = reversalsOf(ledgerEntries(payment.entries));
  const { customerId, currency } = payment;
  await writeEntries(tx, actor, { customerId, currency, bookedOn, reason, notifyAs, entries });
  await settleAccounts(tx, {
    invoiceIds: entries.flatMap(({ invoiceId }) => invoiceId ?? []),
    paymentIds: [paymentId],
    now: actor.now,
  });
}

/** Notifies users of a reversed payment that was told as something else by `notifyAs`. */
export async function notifyOfReversal(
  tx: Prisma.TransactionClient,
  actor: ActorContext,
  paymentId: number,
  reason: string,
): Promise<void> {
  const { amount, currency } = await tx.payment.findUniqueOrThrow({
    where: { id: paymentId },
    select: { amount: true, currency: true },
  });
  const entry = { amount: decimal(amount), invoiceId: null, paymentId, creditId: null };
  await notify(tx, entryOccurrence(actor, { event: 'PAYMENT_REVERSED', entry, reason, currency }));
}

function requireReversible({
  reversed,
  refunded,
  charge,
}: {
  reversed: DecimalInput;
  refunded: DecimalInput;
  charge: ChargeWithFindings | null;
}): void {
  if (!decimal(reversed).isZero()) throw new RefusedError('ALREADY_REVERSED');
  requireWayBack(charge, 'REVERSE');
  if (!decimal(refunded).isZero()) throw new RefusedError('PAYMENT_REFUNDED');
}
