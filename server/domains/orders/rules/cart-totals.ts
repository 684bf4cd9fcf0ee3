import {
  type Decimal,
  type Money,
  maxDecimal,
  minDecimal,
  percentOf,
  roundCents,
  sumMoney,
  ZERO,
} from '../../../lib/money.ts';

/** What the tax applies to: the subtotal as specified, or the subtotal net of the discount. */
export type TaxBase = 'SUBTOTAL' | 'NET_OF_DISCOUNT';

/** The sales tax of a cart. */
interface SalesTax {
  enabled: boolean;
  percent: Decimal;
  base: TaxBase;
}

/** What the totals of a cart depend on, in the currency of the cart. */
export interface CartAmounts {
  /** Line prices (unit × quantity); null for a line without a price. */
  lines: readonly (Money | null)[];
  discount: Money;
  /** Zero without a shipping method. */
  shipping: Money;
  tax: SalesTax;
}

/** The sums of a cart, each rounded to cents. `discount` is the actual reduction. */
interface CartTotals {
  subTotal: Money;
  discount: Money;
  shipping: Money;
  tax: Money;
  grandTotal: Money;
}

/**
 * Calculates the totals of a cart: tax = subtotal × percent / 100 rounded to two decimals, only if enabled and above
 * 0; grand total = subtotal − discount + shipping + tax, never below 0 (ordering spec sections 5 and 9). Null if a
 * line has no price, because the total would be incomplete.
 */
export function cartTotals(cart: CartAmounts): CartTotals | null {
  const prices = cart.lines.filter((price) => price !== null);
  if (prices.length < cart.lines.length) return null;
  const subTotal = roundCents(sumMoney(prices));
  const discount = roundCents(minDecimal(maxDecimal(cart.discount, ZERO), subTotal));
  const shipping = roundCents(maxDecimal(cart.shipping, ZERO));
  const tax = salesTaxValue(cart.tax, subTotal, discount);
  const grandTotal = maxDecimal(subTotal.minus(discount).plus(shipping).plus(tax), ZERO);
  return { subTotal, discount, shipping, tax, grandTotal };
}

function salesTaxValue({ enabled, percent, base }: SalesTax, subTotal: Money, discount: Money): Money {
  if (!enabled || percent.lessThanOrEqualTo(0)) return ZERO;
  return percentOf(base === 'SUBTOTAL' ? subTotal : subTotal.minus(discount), percent);
}
