import { type Money, sumMoney, ZERO } from '../../../lib/money.ts';

/** What moves what a customer owes and paid. */
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

/** One of them. */
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** An entry of the ledger; one that takes another back is of its kind, with the opposite amount. */
export type LedgerEntryFacts = {
  kind: LedgerKind;
  amount: Money;
  invoiceId: number | null;
  paymentId: number | null;
  /** Absent: it is about no credit. */
  creditId?: number | null;
  reversesId: number | null;
};

/** An entry that is kept. */
export type KeptEntry = LedgerEntryFacts & { id: number };

/** The sums of an invoice's entries. */
type InvoiceSums = { applied: Money; writtenOff: Money; balance: Money };

/** The sums of the entries of money that a customer has: applied + refunded + what was taken back + available = all. */
type FundSums = { applied: Money; refunded: Money; available: Money };

/** The sums of a payment's entries: applied + refunded + reversed + available = received. */
type PaymentSums = FundSums & {
  received: Money;
  /** What was taken back as if it had never come. */
  reversed: Money;
};

/** The sums of a credit's entries: applied + refunded + voided + available = issued. */
type CreditSums = FundSums & {
  issued: Money;
  /** What was taken back as if it had never been issued. */
  voided: Money;
};

type Summed = Pick<LedgerEntryFacts, 'kind' | 'amount'>;

/** What the entries of one invoice come to. */
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

/** What the entries of one payment come to. */
export function paymentSums(entries: readonly Summed[]): PaymentSums {
  const { given, taken, ...sums } = fundSums(entries, 'PAYMENT');
  return { ...sums, received: given, reversed: taken };
}

/** What the entries of one credit come to. */
export function creditSums(entries: readonly Summed[]): CreditSums {
  const { given, taken, ...sums } = fundSums(entries, 'CREDIT');
  return { ...sums, issued: given, voided: taken };
}

/** Of what kinds the entries of money are: where it came from, and where it went. */
const FUND_KINDS = {
  PAYMENT: ['PAYMENT_RECEIVED', 'PAYMENT_APPLIED', 'PAYMENT_REFUNDED'],
  CREDIT: ['CREDIT_ISSUED', 'CREDIT_APPLIED', 'CREDIT_REFUNDED'],
} as const satisfies Record<string, readonly LedgerKind[]>;

/** What the entries of one payment or credit come to: what was given, what of that was taken back, what became of the rest. */
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

/** Entries that stand: neither taken back, nor taking back. */
export function standingEntries<Entry extends Pick<KeptEntry, 'id' | 'reversesId'>>(
  entries: readonly Entry[],
): Entry[] {
  const reversed = new Set(entries.map(({ reversesId }) => reversesId));
  return entries.filter(({ id, reversesId }) => reversesId === null && !reversed.has(id));
}

/**
 * What takes entries back: those of them that stand, the newest first, so that of a payment the money of the last invoice
 * goes before that of the first, and the receipt last.
 */
export function reversalsOf(entries: readonly KeptEntry[]): LedgerEntryFacts[] {
  return standingEntries(entries)
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
