import type { ActorContext } from '../../../audit/record-audit.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { dateOfIsoDay, type IsoDay } from '../../../lib/calendar.ts';
import { lockCustomer } from '../../customers/lock-customer.ts';
import { notifyAll } from '../../notices/notify/notify.task.ts';
import type { LedgerEntryFacts } from '../rules/ledger.ts';
import { eventOfEntry, type NotifyAs } from '../rules/ledger-news.ts';
import type { PaymentMethod } from '../rules/payment-methods.ts';
import { entryOccurrence } from './entry-occurrence.ts';

/** Entries of one customer's ledger to write. */
export type NewEntries = {
  customerId: number;
  currency: string;
  /** Booking day. */
  bookedOn: IsoDay;
  reason?: string | null;
  /** How a refund is paid out. */
  method?: PaymentMethod | null;
  reference?: string | null;
  /** How it is told where the entries do not decide it. */
  notifyAs?: NotifyAs | null;
  entries: readonly LedgerEntryFacts[];
};

/**
 * Locks a customer's ledger. Every booking takes this lock, after those of the sales orders and before it reads
 * invoices, payments or credits, so that no money is spent twice.
 */
export async function lockLedger(tx: Prisma.TransactionClient, customerId: number): Promise<void> {
  await lockCustomer(tx, customerId);
}

/**
 * Writes entries, and notifies users of them by `LEDGER_NEWS`. The caller updates the invoices, payments and credits
 * concerned.
 */
export async function writeEntries(
  tx: Prisma.TransactionClient,
  actor: ActorContext,
  { notifyAs = null, ...booking }: NewEntries,
): Promise<void> {
  const { viewer, now } = actor;
  const { customerId, currency, bookedOn, reason = null, method = null, reference = null, entries } = booking;
  await tx.ledgerEntry.createMany({
    data: entries.map(({ amount, ...entry }) => ({
      ...entry,
      amount: amount.toFixed(2),
      customerId,
      currency,
      reason,
      method,
      reference,
      userId: viewer.userId,
      actingById: viewer.actingById,
      bookedOn: dateOfIsoDay(bookedOn),
      at: now,
    })),
  });
  await notifyAll(
    tx,
    entries.flatMap((entry) => {
      const event = eventOfEntry(entry, notifyAs);
      return event === null ? [] : [entryOccurrence(actor, { event, entry, reason, currency })];
    }),
  );
}
