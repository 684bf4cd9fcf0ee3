import { allocate } from '../domains/payments/rules/allocation.ts';
import { statusOfInvoice } from '../domains/payments/rules/invoice-status.ts';
import {
  invoiceSums,
  type KeptEntry,
  type LedgerEntryFacts,
  paymentReversals,
  paymentSums,
} from '../domains/payments/rules/ledger.ts';
import { paymentRefund } from '../domains/payments/rules/refund.ts';
import { addDays } from '../lib/calendar.ts';
import { Decimal, decimal, type Money, minDecimal, sumMoney } from '../lib/money.ts';
import { fc } from './fast-check.ts';

/** Something that happens to the ledger of a customer; `which` picks one of the invoices or payments that there are. */
type Happening =
  | { kind: 'ISSUE' | 'RECEIVE'; cents: number; which: number }
  | { kind: 'APPLY' | 'REVERSE' | 'VOID' | 'WRITE_OFF'; which: number }
  | { kind: 'REFUND'; cents: number; which: number; reopenInvoices: boolean };

const cents = fc.integer({ min: 1, max: 100_000 });
const which = fc.nat({ max: 9 });

/** Random histories of a ledger. */
export const ledgerHistories: fc.Arbitrary<Happening[]> = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constantFrom('ISSUE' as const, 'RECEIVE' as const), cents, which }),
    fc.record({
      kind: fc.constantFrom('APPLY' as const, 'REVERSE' as const, 'VOID' as const, 'WRITE_OFF' as const),
      which,
    }),
    fc.record({ kind: fc.constant('REFUND' as const), cents, which, reopenInvoices: fc.boolean() }),
  ),
  { maxLength: 30 },
);

/** The ledger of a customer as the product keeps it, without its database. */
class Book {
  readonly entries: KeptEntry[] = [];
  /** Totals of the invoices and amounts of the payments, by their place. */
  readonly totals: Money[] = [];
  readonly amounts: Money[] = [];
  readonly voids = new Set<number>();

  add(entry: Pick<LedgerEntryFacts, 'kind' | 'amount'> & Partial<LedgerEntryFacts>): void {
    const blank = { invoiceId: null, paymentId: null, reversesId: null };
    this.entries.push({ ...blank, ...entry, id: this.entries.length + 1 });
  }
  invoice(id: number) {
    return invoiceSums(this.entries.filter(({ invoiceId }) => invoiceId === id));
  }
  payment(id: number) {
    return paymentSums(this.entries.filter(({ paymentId }) => paymentId === id));
  }
  /** The invoices of which something is owed; the later ones are due later. */
  owed() {
    return this.totals.flatMap((_total, id) => {
      const { balance } = this.invoice(id);
      return balance.greaterThan(0) ? [{ id, dueOn: addDays('2026-01-01', id), balance }] : [];
    });
  }
  apply(paymentId: number, wanted: number | null): void {
    const { available } = this.payment(paymentId);
    const owed = this.owed();
    const picked = wanted === null ? undefined : owed[wanted % Math.max(owed.length, 1)];
    const legs = picked && [{ invoiceId: picked.id, amount: minDecimal(picked.balance, available) }];
    const shared = allocate(available, owed, legs?.[0]?.amount.greaterThan(0) ? legs : null);
    if ('refused' in shared) throw new Error(`Refused: ${shared.refused.code}`);
    for (const leg of shared.legs) this.add({ kind: 'PAYMENT_APPLIED', paymentId, ...leg });
  }
}

function happen(book: Book, happening: Happening): void {
  const { kind } = happening;
  const amountOf = (given: number) => new Decimal(given).div(100);
  const [invoiceId, paymentId] = [book.totals, book.amounts].map((all) =>
    all.length === 0 ? -1 : happening.which % all.length,
  ) as [number, number];
  if (kind === 'ISSUE') {
    const amount = amountOf(happening.cents);
    book.totals.push(amount);
    book.add({ kind: 'INVOICED', amount, invoiceId: book.totals.length - 1 });
  } else if (kind === 'RECEIVE') {
    const amount = amountOf(happening.cents);
    book.amounts.push(amount);
    book.add({ kind: 'PAYMENT_RECEIVED', amount, paymentId: book.amounts.length - 1 });
    book.apply(book.amounts.length - 1, happening.which % 2 === 0 ? null : happening.which);
  } else if ((kind === 'VOID' || kind === 'WRITE_OFF') && invoiceId >= 0) {
    const { balance, applied } = book.invoice(invoiceId);
    const isFree = kind === 'WRITE_OFF' || (applied.isZero() && balance.equals(book.totals[invoiceId] ?? 0));
    if (!balance.greaterThan(0) || !isFree) return;
    if (kind === 'VOID') book.voids.add(invoiceId);
    book.add({ kind: kind === 'VOID' ? 'VOIDED' : 'WRITTEN_OFF', amount: balance, invoiceId });
  } else if (kind === 'APPLY' && paymentId >= 0) book.apply(paymentId, null);
  else if (kind === 'REFUND' && paymentId >= 0) {
    const own = book.entries.filter((entry) => entry.paymentId === paymentId);
    const { reopenInvoices } = happening;
    const refund = paymentRefund(own, { paymentId, amount: amountOf(happening.cents), reopenInvoices });
    if ('entries' in refund) for (const entry of refund.entries) book.add(entry);
  } else if (kind === 'REVERSE' && paymentId >= 0) {
    const { refunded, reversed } = book.payment(paymentId);
    if (!refunded.isZero() || !reversed.isZero()) return;
    const own = book.entries.filter((entry) => entry.paymentId === paymentId);
    for (const entry of paymentReversals(own)) book.add(entry);
  }
}

/** The laws of the ledger that a history breaks; none, whatever happens in whichever order. */
export function brokenLedgerLaws(history: readonly Happening[]): string[] {
  const book = new Book();
  const broken: string[] = [];
  for (const happening of history) {
    happen(book, happening);
    broken.push(...lawsBrokenBy(book).map((law) => `${happening.kind}: ${law}`));
  }
  return broken;
}

function lawsBrokenBy(book: Book): string[] {
  const broken: string[] = [];
  const payments = book.amounts.map((amount, id) => ({ amount, ...book.payment(id) }));
  for (const { amount, applied, refunded, reversed, available } of payments) {
    if (!sumMoney([applied, refunded, reversed, available]).equals(amount))
      broken.push('a cent is made or lost');
    if ([applied, refunded, reversed, available].some((part) => part.isNegative()))
      broken.push('a part of a payment is less than nothing');
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
  const given = sumMoney(payments.map(({ applied }) => applied));
  const taken = sumMoney(invoices.map(({ applied }) => applied));
  if (!given.equals(taken)) broken.push('what payments gave is not what invoices took');
  return broken;
}
