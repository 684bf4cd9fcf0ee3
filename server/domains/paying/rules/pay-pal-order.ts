import type { Money } from '../../../lib/money.ts';

/** An amount in a currency. */
type PaidMoney = { readonly amount: Money; readonly currency: string };

/** The current state of an order at PayPal. */
type SeenPayPalOrder = {
  readonly state: 'CREATED' | 'APPROVED' | 'CAPTURED';
  readonly money: PaidMoney;
  /** The reference of its creator. */
  readonly key: string | null;
  /** The merchant who receives the money. */
  readonly payee: string | null;
};

/** The same as stored when it was begun here. */
type BegunPayPalOrder = {
  readonly customerId: number;
  readonly money: PaidMoney;
  readonly payee: string | null;
};

/** The customer who wants the credit, and our merchant account. */
type PayPalCreditor = {
  readonly customerId: number;
  readonly accountNumber: string;
  readonly currency: string;
  /** PayPal's id of our account; null if not configured. */
  readonly merchantId: string | null;
};

/** Why an order is not credited. UNKNOWN reveals nothing. */
export type PayPalRefusal = 'UNKNOWN' | 'OTHER_CURRENCY' | 'PAYPAL_AMOUNT_DIFFERS' | 'PAYPAL_NOT_COMPLETED';

/**
 * Why a PayPal order is not credited to the customer; null if it is. An order that was begun here belongs to its
 * customer. An order that was created elsewhere is accepted if PayPal shows that it pays our account, its custom id is
 * the customer's account number, and it was not captured.
 */
export function payPalRefusal(
  seen: SeenPayPalOrder,
  begun: BegunPayPalOrder | null,
  creditor: PayPalCreditor,
): PayPalRefusal | null {
  if (begun ? !isTheirs(seen, begun, creditor) : !isProven(seen, creditor)) return 'UNKNOWN';
  if (seen.money.currency !== creditor.currency) return 'OTHER_CURRENCY';
  if (begun && !isSameMoney(seen.money, begun.money)) return 'PAYPAL_AMOUNT_DIFFERS';
  return seen.state === 'CREATED' ? 'PAYPAL_NOT_COMPLETED' : null;
}

/** A capture in PayPal's answer. */
type PayPalCapture = {
  readonly state: 'AUTHORIZED' | 'CAPTURED' | 'RELEASED' | 'REFUNDED' | 'DECLINED';
  readonly money: PaidMoney;
  readonly refunded: Money;
};

/** Why a capture is refused: it must be the approved amount, complete and not returned. Null if it is. */
export function captureRefusal(
  taken: PayPalCapture,
  agreed: PaidMoney,
): Exclude<PayPalRefusal, 'UNKNOWN' | 'OTHER_CURRENCY'> | null {
  if (taken.state !== 'CAPTURED' || !taken.refunded.isZero()) return 'PAYPAL_NOT_COMPLETED';
  return isSameMoney(taken.money, agreed) ? null : 'PAYPAL_AMOUNT_DIFFERS';
}

function isTheirs(
  seen: SeenPayPalOrder,
  begun: BegunPayPalOrder,
  { customerId, merchantId }: PayPalCreditor,
): boolean {
  const paysOthers = merchantId !== null && seen.payee !== null && seen.payee !== merchantId;
  return begun.customerId === customerId && seen.payee === begun.payee && !paysOthers;
}

function isProven({ state, key, payee }: SeenPayPalOrder, creditor: PayPalCreditor): boolean {
  const { merchantId, accountNumber } = creditor;
  return merchantId !== null && payee === merchantId && key === accountNumber && state !== 'CAPTURED';
}

function isSameMoney(one: PaidMoney, other: PaidMoney): boolean {
  return one.currency === other.currency && one.amount.equals(other.amount);
}
