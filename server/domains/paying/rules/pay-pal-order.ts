import type { Money } from '../../../lib/money.ts';

/** An amount in a currency. */
type PaidMoney = { readonly amount: Money; readonly currency: string };

/** An order as PayPal has it now. */
type SeenPayPalOrder = {
  readonly state: 'CREATED' | 'APPROVED' | 'CAPTURED';
  readonly money: PaidMoney;
  /** What whoever made it calls its money. */
  readonly key: string | null;
  /** The merchant who gets the money. */
  readonly payee: string | null;
};

/** The same as it was kept when it was begun here. */
type BegunPayPalOrder = {
  readonly customerId: number;
  readonly money: PaidMoney;
  readonly payee: string | null;
};

/** Who wants it credited, and by whom it may be paid to. */
type PayPalCreditor = {
  readonly customerId: number;
  readonly accountNumber: string;
  readonly currency: string;
  /** PayPal's own of our account; null: it was not named. */
  readonly merchantId: string | null;
};

/** Why an order is not credited; UNKNOWN says nothing of what there is. */
export type PayPalRefusal = 'UNKNOWN' | 'OTHER_CURRENCY' | 'PAYPAL_AMOUNT_DIFFERS' | 'PAYPAL_NOT_COMPLETED';

/**
 * Whether an order of PayPal is the customer's, and what they agreed to. One that was begun here is its customer's alone.
 * One that was made elsewhere is proven by PayPal itself: it pays our account, its custom id is the customer's account
 * number, and nobody took it yet. Null: it is.
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

/** Money that PayPal took, as its answer has it. */
type PayPalCapture = {
  readonly state: 'AUTHORIZED' | 'CAPTURED' | 'RELEASED' | 'REFUNDED' | 'DECLINED';
  readonly money: PaidMoney;
  readonly refunded: Money;
};

/** Whether what PayPal took is what the payer agreed to, all of it, and still there. Null: it is. */
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
