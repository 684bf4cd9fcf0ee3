import { type Money, sumMoney, ZERO } from '../../../lib/money.ts';

/** What moves what a customer owes and paid. */
export const LEDGER_KINDS = [
  'INVOICED',
  'VOIDED',
  'WRITTEN_OFF',
  'PAYMENT_RECEIVED',
  'PAYMENT_APPLIED',
  'PAYMENT_REFUNDED',
] as const;

/** One of them. */
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** An entry of the ledger; one that takes another back is of its kind, with the opposite amount. */
export type LedgerEntryFacts = {
  kind: LedgerKind;
  amount: Money;
  invoiceId: number | null;
  paymentId: number | null;
  reversesId: number | null;
};

/** An entry that is kept. */
export type KeptEntry = LedgerEntryFacts & { id: number };

/** The sums of an invoice's entries. */
export type InvoiceSums = { applied: Money; writtenOff: Money; balance: Money };

/** The sums of a payment's entries: applied + refunded + reversed + available = received. */
export type PaymentSums = {
  received: Money;
  applied: Money;
  refunded: Money;
  /** What was taken back as if it had never come. */
  reversed: Money;
  /** What is left of it. */
  available: Money;
};

type Summed = Pick<LedgerEntryFacts, 'kind' | 'amount'>;

/** What the entries of one invoice come to. */
export function invoiceSums(entries: readonly Summed[]): InvoiceSums {
  const of = sumsByKind(entries);
  const [applied, writtenOff] = [of('PAYMENT_APPLIED'), of('WRITTEN_OFF')];
  return {
    applied,
    writtenOff,
    balance: of('INVOICED').minus(of('VOIDED')).minus(writtenOff).minus(applied),
  };
}

/** What the entries of one payment come to. */
export function paymentSums(entries: readonly Summed[]): PaymentSums {
  const of = sumsByKind(entries);
  const ofReceived = (isReversal: boolean) =>
    sumMoney(
      entries
        .filter(({ kind, amount }) => kind === 'PAYMENT_RECEIVED' && amount.isNegative() === isReversal)
        .map(({ amount }) => amount),
    );
  const [received, reversed] = [ofReceived(false), ZERO.minus(ofReceived(true))];
  const [applied, refunded] = [of('PAYMENT_APPLIED'), of('PAYMENT_REFUNDED')];
  return {
    received,
    applied,
    refunded,
    reversed,
    available: received.minus(applied).minus(refunded).minus(reversed),
  };
}

/** Entries that stand: neither taken back, nor taking back. */
export function standingEntries<Entry extends Pick<KeptEntry, 'id' | 'reversesId'>>(
  entries: readonly Entry[],
): Entry[] {
  const reversed = new Set(entries.map(({ reversesId }) => reversesId));
  return entries.filter(({ id, reversesId }) => reversesId === null && !reversed.has(id));
}

/**
 * What takes a payment back: everything that stands of it, the newest first, so that the money of the last invoice
 * goes before that of the first, and the receipt last.
 */
export function paymentReversals(entries: readonly KeptEntry[]): LedgerEntryFacts[] {
  return standingEntries(entries)
    .toSorted((one, other) => other.id - one.id)
    .map(({ id, kind, amount, invoiceId, paymentId }) => ({
      kind,
      amount: amount.negated(),
      invoiceId,
      paymentId,
      reversesId: id,
    }));
}

function sumsByKind(entries: readonly Summed[]): (kind: LedgerKind) => Money {
  return (kind) => sumMoney(entries.filter((entry) => entry.kind === kind).map(({ amount }) => amount));
}
