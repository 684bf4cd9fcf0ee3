import type { IsoDay } from '../../../lib/calendar.ts';
import { type DecimalInput, decimal, roundCents, sumMoney, ZERO } from '../../../lib/money.ts';
import { promotedCart, promotedLine } from '../../promotions/promoted-cart.ts';
import { type Discount, discountOf } from '../../promotions/rules/discount-of.ts';

/** What discounts read of a line; a line without price or piece is not discounted. */
export type DiscountedLine = {
  lineKey: number;
  quantity: number;
  unitPrice: DecimalInput | null;
  itemType: Parameters<typeof promotedLine>[0] | null;
};

/** The customer and the day of a discount. */
export type DiscountedFor = { customer: Parameters<typeof promotedCart>[0]; today: IsoDay };

/** A discount on the lines of a quote, and the reduced unit prices in whole cents, by `lineKey`. */
type DiscountOfLines = { discount: Discount; reducedPrices: ReadonlyMap<number, string> };

/** Calculates a discount on the lines of a quote that have a price. */
export function discountOfLines(
  quoted: readonly DiscountedLine[],
  { customer, today }: DiscountedFor,
  granted: Parameters<typeof discountOf>[1],
): DiscountOfLines {
  const priced = quoted.flatMap(({ lineKey, quantity, unitPrice, itemType }) =>
    unitPrice === null || itemType === null
      ? []
      : [{ lineKey, line: promotedLine(itemType, decimal(unitPrice), quantity) }],
  );
  const lines = priced.map(({ line }) => line);
  const discount = discountOf(promotedCart(customer, { lines, shipping: ZERO, today }), granted);
  const reduced = priced.flatMap(({ lineKey, line: { unitPrice, quantity } }, index) => {
    const share = sumMoney(discount.granted.map(({ shares }) => shares[index] ?? ZERO));
    if (share.isZero()) return [];
    return [[lineKey, roundCents(unitPrice.minus(share.div(quantity))).toFixed(2)] as const];
  });
  return { discount, reducedPrices: new Map(reduced) };
}
