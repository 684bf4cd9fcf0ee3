import type { Prisma } from '../../../database/generated/client.ts';
import { dateOfIsoDay, type IsoDay } from '../../../lib/calendar.ts';
import { decimal, ZERO } from '../../../lib/money.ts';
import type { LedgerKind } from '../../payments/rules/ledger.ts';
import type { PaymentMethod } from '../../payments/rules/payment-methods.ts';
import type { PostedEntry } from '../rules/journal-lines.ts';

/** Entries per query. */
const CHUNK = 1_000;

const ENTRY_SELECT = {
  id: true,
  kind: true,
  amount: true,
  currency: true,
  customerId: true,
  bookedOn: true,
  method: true,
  invoice: { select: { shippingPrice: true, salesTaxValue: true } },
  credit: { select: { salesTaxValue: true } },
  payment: { select: { method: true } },
} satisfies Prisma.LedgerEntrySelect;

/** An entry with the data for its journal lines. */
export type EntryRow = Prisma.LedgerEntryGetPayload<{ select: typeof ENTRY_SELECT }>;

/** Entries of days without a close, in the order of their ids; `from` null: from the first day on. */
export async function* openEntries(
  tx: Prisma.TransactionClient,
  { from, until }: { from: IsoDay | null; until: IsoDay },
): AsyncGenerator<EntryRow[]> {
  const bookedOn = { ...(from && { gte: dateOfIsoDay(from) }), lte: dateOfIsoDay(until) };
  let after = 0;
  for (;;) {
    const entries = await tx.ledgerEntry.findMany({
      where: { bookedOn, id: { gt: after }, journalLines: { none: {} } },
      orderBy: { id: 'asc' },
      take: CHUNK,
      select: ENTRY_SELECT,
    });
    yield entries;
    after = entries.at(-1)?.id ?? 0;
    if (entries.length < CHUNK) return;
  }
}

/** Converts an entry for the posting rules. */
export function postedEntry({ kind, amount, method, invoice, credit, payment }: EntryRow): PostedEntry {
  const taxed = kind === 'CREDIT_ISSUED' ? credit : invoice;
  return {
    // Only these values are written to the columns.
    kind: kind as LedgerKind,
    amount: decimal(amount),
    method: (method ?? payment?.method ?? null) as PaymentMethod | null,
    shipping: invoice ? decimal(invoice.shippingPrice) : ZERO,
    salesTax: taxed ? decimal(taxed.salesTaxValue) : ZERO,
  };
}
