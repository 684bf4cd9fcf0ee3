import type { Prisma } from '../../../database/generated/client.ts';
import { decimal } from '../../../lib/money.ts';
import type { KeptEntry } from '../rules/ledger.ts';

/** The columns of an entry that the rules read. */
export const KEPT_SELECT = {
  id: true,
  kind: true,
  amount: true,
  invoiceId: true,
  paymentId: true,
  creditId: true,
  reversesId: true,
} satisfies Prisma.LedgerEntrySelect;

/** Rows of the ledger for the rules. */
export function keptEntries(
  rows: readonly Prisma.LedgerEntryGetPayload<{ select: typeof KEPT_SELECT }>[],
): KeptEntry[] {
  return rows.map(({ id, kind, amount, invoiceId, paymentId, creditId, reversesId }) => ({
    id,
    // Only entries of the rules are written to this column.
    kind: kind as KeptEntry['kind'],
    amount: decimal(amount),
    invoiceId,
    paymentId,
    creditId,
    reversesId,
  }));
}
