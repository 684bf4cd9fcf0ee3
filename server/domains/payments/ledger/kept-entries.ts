import type { Prisma } from '../../../database/generated/client.ts';
import { decimal } from '../../../lib/money.ts';
import type { KeptEntry } from '../rules/ledger.ts';

/** The columns of an entry that the rules look at. */
export const KEPT_SELECT = {
  id: true,
  kind: true,
  amount: true,
  invoiceId: true,
  paymentId: true,
  creditId: true,
  reversesId: true,
} satisfies Prisma.LedgerEntrySelect;

/** Entries as the rules look at them. */
export function keptEntries(
  entries: readonly Prisma.LedgerEntryGetPayload<{ select: typeof KEPT_SELECT }>[],
): KeptEntry[] {
  return entries.map(({ kind, amount, ...entry }) => ({
    ...entry,
    // The column is only ever written from entries of the rules.
    kind: kind as KeptEntry['kind'],
    amount: decimal(amount),
  }));
}
