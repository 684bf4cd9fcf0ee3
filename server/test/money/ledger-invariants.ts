import { allocate } from '../../domains/payments/rules/allocation.ts';
import { statusOfInvoice } from '../../domains/payments/rules/invoice-status.ts';
import {
  creditSums,
  invoiceSums,
  type LedgerEntryFacts,
  paymentSums,
  reversalsOf,
  type StoredEntry,
} from '../../domains/payments/rules/ledger.ts';
import { paymentRefund } from '../../domains/payments/rules/refund.ts';
import { addDays } from '../../lib/calendar.ts';
import { Decimal, decimal, type Money, minDecimal, sumMoney } from '../../lib/money.ts';
import { fc } from '../fast-check.ts';

/** A change of a customer’s ledger; `which` selects one of the existing invoices, payments or credits. */
type LedgerChange =
  | { kind: 'ISSUE' | 'RECEIVE' | 'CREDIT'; cents: number; which: number }
  | { kind: (typeof PLAIN)[number]; which: number }
  | { kind: 'CREDIT_REFUND'; cents: number; which: number }
  | { kind: 'REFUND'; cents: number; which: number; reopenInvoices: boolean };

const PLAIN = [
  'APPLY',
  'REVERSE',
  'VOID',
  'WRITE_OFF',
  'CREDIT_APPLY',
  'CREDIT_WITHDRAW',
  'CREDIT_VOID',
] as const;

const cents = fc.integer({ min: 1, max: 100_000 });
const which = fc.nat({ max: 9 });

/** Random histories of a ledger. */
export const ledgerHistories: fc.Arbitrary<LedgerChange[]> = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constantFrom('ISSUE' as const, 'RECEIVE' as const, 'CREDIT' as const),
      cents,
      which,
    }),
    fc.record({ kind: fc.constantFrom(...PLAIN), which }),
    fc.record({ kind: fc.constant('REFUND' as const), cents, which, reopenInvoices: fc.boolean() }),
    fc.record({ kind: fc.constant('CREDIT_REFUND' as const), cents, which }),
  ),
  { maxLength: 30 },
);

/** The ledger of a customer as the product keeps it, without a database. */
class Book {
  readonly entries: StoredEntry[] = [];
  /** Totals of the invoices, amounts of the payments and of the credits, by index. */
  readonly totals: Money[] = [];
  readonly amounts: Money[] = [];
  readonly credits: Money[] = [];
  readonly voids = new Set<number>();

  add(entry: Pick<LedgerEntryFacts, 'kind' | 'amount'> & Partial<LedgerEntryFacts>): void {
    const blank = { invoiceId: null, paymentId: null, creditId: null, reversesId: null };
    this.entries.push({ ...blank, ...entry, id: this.entries.length + 1 });
  }
  invoice(id: number) {
    return invoiceSums(this.entries.filter(({ invoiceId }) => invoiceId === id));
  }
  payment(id: number) {
    return paymentSums(this.entries.filter(({ paymentId }) => paymentId === id));
  }
  credit(id: number) {
    return creditSums(this.entries.filter(({ creditId }) => creditId === id));
  }
  /** Invoices with an open balance. Later ones have later due dates. */
  owed() {
    return this.totals.flatMap((_total, id) => {
      const { balance } = this.invoice(id);
      return balance.greaterThan(0) ? [{ id, dueOn: addDays('2026-01-01', id), balance }] : [];
    });
  }
  /** Applies the rest of a payment or credit: to one invoice, or to those due first. */
  apply(fund: { paymentId: number } | { creditId: number }, wanted: number | null): void {
    const isCredit = 'creditId' in fund;
    const { available } = isCredit ? this.credit(fund.creditId) : this.payment(fund.paymentId);
    const owed = this.owed();
    const picked = wanted === null ? undefined : owed[wanted % Math.max(owed.length, 1)];
    const legs = picked && [{ invoiceId: picked.id, amount: minDecimal(picked.balance, available) }];
    const shared = allocate(available, owed, legs?.[0]?.amount.greaterThan(0) ? legs : null);
    if ('refused' in shared) throw new Error(`Refused: ${shared.refused.code}`);
    const kind = isCredit ? 'CREDIT_APPLIED' : 'PAYMENT_APPLIED';
    for (const leg of shared.legs) this.add({ kind, ...fund, ...leg });
  }
}

function happen(book: Book, change: LedgerChange): void {
  const { kind } = change;
  const [invoiceId, paymentId, creditId] = [book.totals, book.amounts, book.credits].map((all) =>
    all.length === 0 ? -1 : change.which % all.length,
  ) as [number, number, number];
  if (kind.startsWith('CREDIT')) happenToCredit(book, change, creditId);
  else if (kind === 'ISSUE') {
    const amount = moneyOf(change);
    book.totals.push(amount);
    book.add({ kind: 'INVOICED', amount, invoiceId: book.totals.length - 1 });
  } else if (kind === 'RECEIVE') {
    const amount = moneyOf(change);
    book.amounts.push(amount);
    book.add({ kind: 'PAYMENT_RECEIVED', amount, paymentId: book.amounts.length - 1 });
    const paid = { paymentId: book.amounts.length - 1 };
    book.apply(paid, change.which % 2 === 0 ? null : change.which);
  } else if ((kind === 'VOID' || kind === 'WRITE_OFF') && invoiceId >= 0) {
    const { balance, applied } = book.invoice(invoiceId);
    const isFree = kind === 'WRITE_OFF' || (applied.isZero() && balance.equals(book.totals[invoiceId] ?? 0));
    if (!balance.greaterThan(0) || !isFree) return;
    if (kind === 'VOID') book.voids.add(invoiceId);
    book.add({ kind: kind === 'VOID' ? 'VOIDED' : 'WRITTEN_OFF', amount: balance, invoiceId });
  } else if (kind === 'APPLY' && paymentId >= 0) book.apply({ paymentId }, null);
  else if (kind === 'REFUND' && paymentId >= 0) {
    const own = book.entries.filter((entry) => entry.paymentId === paymentId);
    const { reopenInvoices } = change;
    const refund = paymentRefund(own, { paymentId, amount: moneyOf(change), reopenInvoices });
    if ('entries' in refund) for (const entry of refund.entries) book.add(entry);
  } else if (kind === 'REVERSE' && paymentId >= 0) {
    const { refunded, reversed } = book.payment(paymentId);
    if (!refunded.isZero() || !reversed.isZero()) return;
    const own = book.entries.filter((entry) => entry.paymentId === paymentId);
    for (const entry of reversalsOf(own)) book.add(entry);
  }
}

function happenToCredit(book: Book, change: LedgerChange, creditId: number): void {
  const { kind } = change;
  if (kind === 'CREDIT') {
    const amount = moneyOf(change);
    book.credits.push(amount);
    book.add({ kind: 'CREDIT_ISSUED', amount, creditId: book.credits.length - 1 });
    return;
  }
  if (creditId < 0) return;
  const { applied, refunded, voided, available } = book.credit(creditId);
  const own = book.entries.filter((entry) => entry.creditId === creditId);
  const taken = own.filter((entry) => entry.kind === 'CREDIT_APPLIED');
  if (kind === 'CREDIT_APPLY') book.apply({ creditId }, change.which % 2 === 0 ? null : change.which);
  else if (kind === 'CREDIT_WITHDRAW') for (const entry of reversalsOf(taken)) book.add(entry);
  else if (kind === 'CREDIT_REFUND') {
    const amount = minDecimal(moneyOf(change), available);
    if (amount.greaterThan(0)) book.add({ kind: 'CREDIT_REFUNDED', amount, creditId });
  } else if (applied.isZero() && refunded.isZero() && voided.isZero())
    for (const entry of reversalsOf(own)) book.add(entry);
}

function moneyOf(change: LedgerChange): Money {
  return new Decimal('cents' in change ? change.cents : 0).div(100);
}

/** The ledger invariants that a history violates; none for any history. */
export function brokenLedgerInvariants(history: readonly LedgerChange[]): string[] {
  const book = new Book();
  const broken: string[] = [];
  for (const change of history) {
    happen(book, change);
    broken.push(...invariantsBrokenBy(book).map((invariant) => `${change.kind}: ${invariant}`));
  }
  return broken;
}

function invariantsBrokenBy(book: Book): string[] {
  const broken: string[] = [];
  const payments = book.amounts.map((amount, id) => ({
    amount,
    taken: book.payment(id).reversed,
    ...book.payment(id),
  }));
  const credits = book.credits.map((amount, id) => ({
    amount,
    taken: book.credit(id).voided,
    ...book.credit(id),
  }));
  for (const { amount, applied, refunded, taken, available } of [...payments, ...credits]) {
    if (!sumMoney([applied, refunded, taken, available]).equals(amount))
      broken.push('a cent is made or lost');
    if ([applied, refunded, taken, available].some((part) => part.isNegative()))
      broken.push('a part of a payment or credit is less than nothing');
  }
  const invoices = book.totals.map((total, id) => ({ total, id, ...book.invoice(id) }));
  for (const { total, id, balance, applied, writtenOff } of invoices) {
    const isVoid = book.voids.has(id);
    const whole = sumMoney([balance, applied, writtenOff, isVoid ? total : decimal('0')]);
    if (!whole.equals(total)) broken.push('an invoice is not the sum of its parts');
    if (balance.isNegative() || applied.isNegative()) broken.push('more than an invoice was taken');
    const status = statusOfInvoice({ isIssued: true, isVoid, balance, applied, writtenOff });
    const isOwed = status === 'OPEN' || status === 'PARTIALLY_PAID';
    if (isOwed !== balance.greaterThan(0))
      broken.push(`an invoice is ${status} with ${balance.toFixed(2)} owed`);
  }
  const given = sumMoney([...payments, ...credits].map(({ applied }) => applied));
  const taken = sumMoney(invoices.map(({ applied }) => applied));
  if (!given.equals(taken)) broken.push('what payments and credits gave is not what invoices took');
  return broken;
}
