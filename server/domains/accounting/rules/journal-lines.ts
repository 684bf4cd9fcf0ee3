import { type Money, ZERO } from '../../../lib/money.ts';
import type { LedgerKind } from '../../payments/rules/ledger.ts';
import type { PaymentMethod } from '../../payments/rules/payment-methods.ts';
import type { AccountCode } from './accounts.ts';

/** An entry of the ledger for posting. Amounts are in its currency. */
export type PostedEntry = {
  readonly kind: LedgerKind;
  /** Negative for a reversal. */
  readonly amount: Money;
  /** Payment method of received or paid-out money. */
  readonly method: PaymentMethod | null;
  /** Of an invoice or a credit: shipping and tax, which are part of its amount but no sales. */
  readonly shipping: Money;
  readonly salesTax: Money;
};

/** A posting to an account: either debit or credit is 0. */
export type Posting = { readonly account: AccountCode; readonly debit: Money; readonly credit: Money };

/** The account of money by payment method. */
const MONEY: Readonly<Record<PaymentMethod, AccountCode>> = {
  CASH: 'CASH',
  CHECK: 'BANK',
  TRANSFER: 'BANK',
  OTHER: 'BANK',
  CARD: 'CARDS',
  PAYPAL: 'CARDS',
};

/** The postings of an entry: debits equal credits; postings of 0 are omitted. */
export function journalLines(entry: PostedEntry): Posting[] {
  return moves(entry)
    .filter(([, amount]) => !amount.isZero())
    .map(([account, amount]) => ({
      account,
      debit: amount.isPositive() ? amount : ZERO,
      credit: amount.isNegative() ? amount.negated() : ZERO,
    }));
}

/** Accounts with their debits; credits are negative. */
function moves({ kind, amount, method, ...of }: PostedEntry): [AccountCode, Money][] {
  const money = MONEY[method ?? 'OTHER'];
  const between = (debited: AccountCode, credited: AccountCode): [AccountCode, Money][] => [
    [debited, amount],
    [credited, amount.negated()],
  ];
  switch (kind) {
    case 'INVOICED':
      return invoiced(amount, of);
    case 'VOIDED':
      return invoiced(amount.negated(), of);
    case 'WRITTEN_OFF':
      return between('BAD_DEBTS', 'RECEIVABLES');
    case 'PAYMENT_RECEIVED':
      return between(money, 'PREPAYMENTS');
    case 'PAYMENT_APPLIED':
      return between('PREPAYMENTS', 'RECEIVABLES');
    case 'PAYMENT_REFUNDED':
      return between('PREPAYMENTS', money);
    case 'CREDIT_ISSUED':
      return credited(amount, of.salesTax);
    case 'CREDIT_APPLIED':
      return between('CREDITS', 'RECEIVABLES');
    case 'CREDIT_REFUNDED':
      return between('CREDITS', money);
  }
}

/** A credit reduces sales by the amount without tax, and the tax liability. */
function credited(amount: Money, salesTax: Money): [AccountCode, Money][] {
  const tax = amount.isNegative() ? salesTax.negated() : salesTax;
  return [
    ['RETURNS', amount.minus(tax)],
    ['SALES_TAX', tax],
    ['CREDITS', amount.negated()],
  ];
}

/** An invoice is receivable in full; the amount without shipping and tax is sales. */
function invoiced(
  amount: Money,
  { shipping, salesTax }: Pick<PostedEntry, 'shipping' | 'salesTax'>,
): [AccountCode, Money][] {
  const [ship, tax] = amount.isNegative() ? [shipping.negated(), salesTax.negated()] : [shipping, salesTax];
  return [
    ['RECEIVABLES', amount],
    ['SALES', amount.minus(ship).minus(tax).negated()],
    ['SHIPPING', ship.negated()],
    ['SALES_TAX', tax.negated()],
  ];
}
