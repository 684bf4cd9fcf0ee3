import type { Money } from '../../../lib/money.ts';
import { type KeptEntry, type LedgerEntryFacts, paymentSums, standingEntries } from './ledger.ts';

/** Money of a payment that goes back to the customer. */
export type WantedRefund = {
  paymentId: number;
  amount: Money;
  /** Where less is left of the payment than goes back, invoices give up what they took. */
  reopenInvoices: boolean;
};

/** Why money does not go back. */
export type RefundRefusal =
  | { code: 'ALREADY_REVERSED' }
  /** `most` is what may go back. */
  | { code: 'REFUND_BEYOND_PAYMENT'; most: Money }
  /** `beyond` is what invoices would have to give up. */
  | { code: 'REFUND_REOPENS_INVOICES'; available: Money; beyond: Money };

/**
 * What money that goes back does to a payment: what is left of it goes first, then what invoices took, the newest before
 * the oldest. An invoice gives up no more than is needed: the rest of its part is applied to it again.
 */
export function paymentRefund(
  entries: readonly KeptEntry[],
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
      ...takenBack(entries, beyond),
      { kind: 'PAYMENT_REFUNDED', amount, invoiceId: null, paymentId, reversesId: null },
    ],
  };
}

/** What invoices give up of a payment, until so much is free. */
function takenBack(entries: readonly KeptEntry[], needed: Money): LedgerEntryFacts[] {
  let short = needed;
  const newestFirst = standingEntries(entries)
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
