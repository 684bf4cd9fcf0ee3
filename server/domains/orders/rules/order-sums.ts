import { type DecimalInput, decimal, type Money, percentOf, sumMoney, ZERO } from '../../../lib/money.ts';
import type { TaxBase } from './cart-totals.ts';
import type { ChargeKind } from './order-charges.ts';

/** Totals of an order. */
export type OrderSums = {
  subTotal: Money;
  discountValue: Money;
  shippingPrice: Money;
  salesTaxValue: Money;
  grandTotal: Money;
};

/** The sums of an order when it was placed. */
type PlacedSums = Readonly<Record<keyof OrderSums, DecimalInput>>;

/** The sum that a kind of charge changes. */
export function sumOfKind(kind: string): 'SUBTOTAL' | 'DISCOUNT' | 'SHIPPING' {
  if (kind === 'DISCOUNT' || kind === 'SHIPPING') return kind;
  return 'SUBTOTAL';
}

/** The current sums of an order: as placed, plus all charges. */
export function currentSums(
  placed: PlacedSums,
  charges: readonly { kind: string; amount: DecimalInput; salesTax: DecimalInput }[],
): OrderSums {
  const amounts = (sum: ReturnType<typeof sumOfKind>) =>
    sumMoney(charges.filter(({ kind }) => sumOfKind(kind) === sum).map(({ amount }) => decimal(amount)));
  const tax = sumMoney(charges.map(({ salesTax }) => decimal(salesTax)));
  const [lines, discount, shipping] = [amounts('SUBTOTAL'), amounts('DISCOUNT'), amounts('SHIPPING')];
  return {
    subTotal: decimal(placed.subTotal).plus(lines),
    discountValue: decimal(placed.discountValue).minus(discount),
    shippingPrice: decimal(placed.shippingPrice).plus(shipping),
    salesTaxValue: decimal(placed.salesTaxValue).plus(tax),
    grandTotal: sumMoney([decimal(placed.grandTotal), lines, discount, shipping, tax]),
  };
}

/** The tax base of an order before new charges, and its tax rules. */
export type TaxedOrder = {
  /** The subtotal, less the discount if the tax base is net of it. */
  taxable: Money;
  percent: Money;
  base?: TaxBase;
};

/** Adds to each charge the tax that it causes: the tax on the base after it, less the tax on the base before. */
export function withTax<Row extends { kind: ChargeKind; amount: Money }>(
  charges: readonly Row[],
  { taxable, percent, base = 'SUBTOTAL' }: TaxedOrder,
): (Row & { salesTax: Money })[] {
  let before = taxable;
  return charges.map((row) => {
    const sum = sumOfKind(row.kind);
    if (sum === 'SHIPPING' || (sum === 'DISCOUNT' && base === 'SUBTOTAL')) return { ...row, salesTax: ZERO };
    const after = before.plus(row.amount);
    const salesTax = percentOf(after, percent).minus(percentOf(before, percent));
    before = after;
    return { ...row, salesTax };
  });
}
