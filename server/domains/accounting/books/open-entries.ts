import type { Prisma } from '../../../database/generated/client.ts';
import { dateOfIsoDay, type IsoDay } from '../../../lib/calendar.ts';
import { decimal, ZERO } from '../../../lib/money.ts';
import type { LedgerKind } from '../../payments/rules/ledger.ts';
import type { PaymentMethod } from '../../payments/rules/payment-methods.ts';
import type { PostedEntry } from '../rules/journal-lines.ts';

/** Entries that are read at once. */
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

/** An entry with what its lines are made of. */
export type EntryRow = Prisma.LedgerEntryGetPayload<{ select: typeof ENTRY_SELECT }>;

/** Entries of days that no close has posted yet, in the order of their ids; `from` null: from the first day on. */
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

/** The entry as the rules post it. */
export function postedEntry({ kind, amount, method, invoice, credit, payment }: EntryRow): PostedEntry {
  const taxed = kind === 'CREDIT_ISSUED' ? credit : invoice;
  return {
    // The columns are only ever written from these values.
    kind: kind as LedgerKind,
    amount: decimal(amount),
    method: (method ?? payment?.method ?? null) as PaymentMethod | null,
    shipping: invoice ? decimal(invoice.shippingPrice) : ZERO,
    salesTax: taxed ? decimal(taxed.salesTaxValue) : ZERO,
  };
}
