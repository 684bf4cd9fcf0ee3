import type { Prisma } from '../../../database/generated/client.ts';
import { decimal } from '../../../lib/money.ts';
import type { StoredEntry } from '../rules/ledger.ts';

/** The columns of an entry that the rules read. */
export const ENTRY_SELECT = {
  id: true,
  kind: true,
  amount: true,
  invoiceId: true,
  paymentId: true,
  creditId: true,
  reversesId: true,
} satisfies Prisma.LedgerEntrySelect;

/** Rows of the ledger for the rules. */
export function ledgerEntries(
  rows: readonly Prisma.LedgerEntryGetPayload<{ select: typeof ENTRY_SELECT }>[],
): StoredEntry[] {
  return rows.map(({ id, kind, amount, invoiceId, paymentId, creditId, reversesId }) => ({
    id,
    // Only entries of the rules are written to this column.
    kind: kind as StoredEntry['kind'],
    amount: decimal(amount),
    invoiceId,
    paymentId,
    creditId,
    reversesId,
  }));
}
