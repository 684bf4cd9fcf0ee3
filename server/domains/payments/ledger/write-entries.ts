import type { AuditContext } from '../../../audit/record-audit.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { dateOfIsoDay, type IsoDay } from '../../../lib/calendar.ts';
import type { LedgerEntryFacts } from '../rules/ledger.ts';
import type { PaymentMethod } from '../rules/payment-methods.ts';

/** Whose act it is, and when. */
export type Bookkeeper = Pick<AuditContext, 'viewer' | 'now'>;

/** Entries of one customer's ledger that are about to be written. */
export type NewEntries = {
  customerId: number;
  currency: string;
  /** The day that they count for. */
  bookedOn: IsoDay;
  reason?: string | null;
  /** How what is refunded is paid out. */
  method?: PaymentMethod | null;
  reference?: string | null;
  entries: readonly LedgerEntryFacts[];
};

/**
 * Takes the lock of a customer's ledger. Whoever moves money takes it, after the locks of the sales orders concerned and
 * before any invoice, payment or credit is read, so that no cent is spent twice.
 */
export async function lockLedger(tx: Prisma.TransactionClient, customerId: number): Promise<void> {
  await tx.$executeRaw`SELECT FROM "Customer" WHERE id = ${customerId} FOR NO KEY UPDATE`;
}

/** Adds entries; the caller settles the invoices, payments and credits that they are about. */
export async function writeEntries(
  tx: Prisma.TransactionClient,
  { viewer, now }: Bookkeeper,
  { customerId, currency, bookedOn, reason = null, method = null, reference = null, entries }: NewEntries,
): Promise<void> {
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
}
