import { type Money, sumMoney, ZERO } from '../../../lib/money.ts';

/** Kinds of ledger entries. */
export const LEDGER_KINDS = [
  'INVOICED',
  'VOIDED',
  'WRITTEN_OFF',
  'PAYMENT_RECEIVED',
  'PAYMENT_APPLIED',
  'PAYMENT_REFUNDED',
  'CREDIT_ISSUED',
  'CREDIT_APPLIED',
  'CREDIT_REFUNDED',
] as const;

export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** An entry of the ledger; a reversal has the kind of the reversed entry, and the opposite amount. */
export type LedgerEntryFacts = {
  kind: LedgerKind;
  amount: Money;
  invoiceId: number | null;
  paymentId: number | null;
  /** Absent: no credit. */
  creditId?: number | null;
  reversesId: number | null;
};

/** A stored entry. */
export type StoredEntry = LedgerEntryFacts & { id: number };

/** The sums of an invoice's entries. */
type InvoiceSums = { applied: Money; writtenOff: Money; balance: Money };

/** The sums of a payment or credit: applied + refunded + reversed + available = total. */
type FundSums = { applied: Money; refunded: Money; available: Money };

/** The sums of a payment's entries: applied + refunded + reversed + available = received. */
type PaymentSums = FundSums & {
  received: Money;
  /** The reversed amount of a payment. */
  reversed: Money;
};

/** The sums of a credit's entries: applied + refunded + voided + available = issued. */
type CreditSums = FundSums & {
  issued: Money;
  /** The voided amount of a credit. */
  voided: Money;
};

type Summed = Pick<LedgerEntryFacts, 'kind' | 'amount'>;

/** The sums of the entries of one invoice. */
export function invoiceSums(entries: readonly Summed[]): InvoiceSums {
  const of = sumsByKind(entries);
  const applied = of('PAYMENT_APPLIED').plus(of('CREDIT_APPLIED'));
  const writtenOff = of('WRITTEN_OFF');
  return {
    applied,
    writtenOff,
    balance: of('INVOICED').minus(of('VOIDED')).minus(writtenOff).minus(applied),
  };
}

/** The sums of the entries of one payment. */
export function paymentSums(entries: readonly Summed[]): PaymentSums {
  const { given, taken, ...sums } = fundSums(entries, 'PAYMENT');
  return { ...sums, received: given, reversed: taken };
}

/** The sums of the entries of one credit. */
export function creditSums(entries: readonly Summed[]): CreditSums {
  const { given, taken, ...sums } = fundSums(entries, 'CREDIT');
  return { ...sums, issued: given, voided: taken };
}

/** Kinds of entries that increase and decrease a payment or credit. */
const FUND_KINDS = {
  PAYMENT: ['PAYMENT_RECEIVED', 'PAYMENT_APPLIED', 'PAYMENT_REFUNDED'],
  CREDIT: ['CREDIT_ISSUED', 'CREDIT_APPLIED', 'CREDIT_REFUNDED'],
} as const satisfies Record<string, readonly LedgerKind[]>;

/** The sums of the entries of one payment or credit. */
function fundSums(
  entries: readonly Summed[],
  fund: keyof typeof FUND_KINDS,
): FundSums & { given: Money; taken: Money } {
  const [source, toInvoices, back] = FUND_KINDS[fund];
  const of = sumsByKind(entries);
  const ofSource = (isReversal: boolean) =>
    sumMoney(
      entries
        .filter(({ kind, amount }) => kind === source && amount.isNegative() === isReversal)
        .map(({ amount }) => amount),
    );
  const [given, taken] = [ofSource(false), ZERO.minus(ofSource(true))];
  const [applied, refunded] = [of(toInvoices), of(back)];
  return { given, taken, applied, refunded, available: given.minus(applied).minus(refunded).minus(taken) };
}

/** Entries that are neither reversed nor reversals. */
export function activeEntries<Entry extends Pick<StoredEntry, 'id' | 'reversesId'>>(
  entries: readonly Entry[],
): Entry[] {
  const reversed = new Set(entries.map(({ reversesId }) => reversesId));
  return entries.filter(({ id, reversesId }) => reversesId === null && !reversed.has(id));
}

/**
 * Reversals of entries that are not reversed yet, newest first: of a payment, the last allocation first and the
 * receipt last.
 */
export function reversalsOf(entries: readonly StoredEntry[]): LedgerEntryFacts[] {
  return activeEntries(entries)
    .toSorted((one, other) => other.id - one.id)
    .map(({ id, kind, amount, invoiceId, paymentId, creditId = null }) => ({
      kind,
      amount: amount.negated(),
      invoiceId,
      paymentId,
      creditId,
      reversesId: id,
    }));
}

function sumsByKind(entries: readonly Summed[]): (kind: LedgerKind) => Money {
  return (kind) => sumMoney(entries.filter((entry) => entry.kind === kind).map(({ amount }) => amount));
}
