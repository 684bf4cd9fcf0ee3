import { type Money, ZERO } from '../../../lib/money.ts';
import type { LedgerKind } from '../../payments/rules/ledger.ts';
import type { PaymentMethod } from '../../payments/rules/payment-methods.ts';
import type { AccountCode } from './accounts.ts';

/** An entry of the ledger as the journal looks at it. Amounts are in its currency. */
export type PostedEntry = {
  readonly kind: LedgerKind;
  /** Negative for what takes another entry back. */
  readonly amount: Money;
  /** How money came, or went out. */
  readonly method: PaymentMethod | null;
  /** Of an invoice or a credit, what is no sale; both are part of its amount. */
  readonly shipping: Money;
  readonly salesTax: Money;
};

/** What an entry does to an account: one of debit and credit is 0. */
export type Posting = { readonly account: AccountCode; readonly debit: Money; readonly credit: Money };

/** Where money lies that came in a way, or was paid out. */
const MONEY: Readonly<Record<PaymentMethod, AccountCode>> = {
  CASH: 'CASH',
  CHECK: 'BANK',
  TRANSFER: 'BANK',
  OTHER: 'BANK',
  CARD: 'CARDS',
  PAYPAL: 'CARDS',
};

/** What is debited and credited for an entry: debits equal credits, lines of nothing are left out. */
export function journalLines(entry: PostedEntry): Posting[] {
  return moves(entry)
    .filter(([, amount]) => !amount.isZero())
    .map(([account, amount]) => ({
      account,
      debit: amount.isPositive() ? amount : ZERO,
      credit: amount.isNegative() ? amount.negated() : ZERO,
    }));
}

/** Accounts with what is debited of them; credits are negative. */
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

/** What is given back, without its tax, was a sale; the tax is not owed to the state any more. */
function credited(amount: Money, salesTax: Money): [AccountCode, Money][] {
  const tax = amount.isNegative() ? salesTax.negated() : salesTax;
  return [
    ['RETURNS', amount.minus(tax)],
    ['SALES_TAX', tax],
    ['CREDITS', amount.negated()],
  ];
}

/** The whole is owed; what is neither shipping nor tax was sold. */
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
