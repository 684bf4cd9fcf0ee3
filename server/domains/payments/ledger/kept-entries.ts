import type { LedgerEntry } from '../../../database/generated/client.ts';
import { decimal } from '../../../lib/money.ts';
import type { KeptEntry } from '../rules/ledger.ts';

/** Rows of the ledger as its rules look at them. */
export function keptEntries(rows: readonly LedgerEntry[]): KeptEntry[] {
  return rows.map(({ id, kind, amount, invoiceId, paymentId, creditId, reversesId }) => ({
    id,
    // The column is only ever written from entries of the rules.
    kind: kind as KeptEntry['kind'],
    amount: decimal(amount),
    invoiceId,
    paymentId,
    creditId,
    reversesId,
  }));
}
