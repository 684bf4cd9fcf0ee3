import type { Money } from '../../../lib/money.ts';
import { activeEntries, type LedgerEntryFacts, paymentSums, type StoredEntry } from './ledger.ts';

/** A requested refund of a payment. */
export type WantedRefund = {
  paymentId: number;
  amount: Money;
  /** If the refund exceeds the rest of the payment, allocations to invoices are reversed. */
  reopenInvoices: boolean;
};

/** Why a refund is refused. */
export type RefundRefusal =
  | { code: 'ALREADY_REVERSED' }
  /** `most` is the maximum. */
  | { code: 'REFUND_BEYOND_PAYMENT'; most: Money }
  /** `beyond` is the amount that would be taken from invoices. */
  | { code: 'REFUND_REOPENS_INVOICES'; available: Money; beyond: Money };

/**
 * The entries of a refund: the rest of the payment first, then allocations to invoices, newest first. No more than
 * needed is taken from an invoice; the remaining part is applied to it again.
 */
export function paymentRefund(
  entries: readonly StoredEntry[],
  { paymentId, amount, reopenInvoices }: WantedRefund,
): { entries: LedgerEntryFacts[] } | { refused: RefundRefusal } {
  const { applied, reversed, available } = paymentSums(entries);
  if (!reversed.isZero()) return { refused: { code: 'ALREADY_REVERSED' } };
  const most = available.plus(applied);
  if (amount.greaterThan(most)) return { refused: { code: 'REFUND_BEYOND_PAYMENT', most } };
  const beyond = amount.minus(available);
  if (beyond.greaterThan(0) && !reopenInvoices)
    return { refused: { code: 'REFUND_REOPENS_INVOICES', available, beyond } };
  return {
    entries: [
      ...reversedAmount(entries, beyond),
      { kind: 'PAYMENT_REFUNDED', amount, invoiceId: null, paymentId, reversesId: null },
    ],
  };
}

/** Reverses allocations of a payment until the needed amount is free. */
function reversedAmount(entries: readonly StoredEntry[], needed: Money): LedgerEntryFacts[] {
  let short = needed;
  const newestFirst = activeEntries(entries)
    .filter(({ kind }) => kind === 'PAYMENT_APPLIED')
    .toSorted((one, other) => other.id - one.id);
  return newestFirst.flatMap(({ id, amount, invoiceId, paymentId }) => {
    if (!short.greaterThan(0)) return [];
    const kept = amount.minus(short);
    short = short.minus(amount);
    const of = { kind: 'PAYMENT_APPLIED', invoiceId, paymentId } as const;
    const back = { ...of, amount: amount.negated(), reversesId: id };
    return kept.greaterThan(0) ? [back, { ...of, amount: kept, reversesId: null }] : [back];
  });
}
