import type { IsoDay } from '../../../lib/calendar.ts';
import { decimal, roundCents, sumMoney, ZERO } from '../../../lib/money.ts';
import type { PriceOutcome } from '../../pricing/calculation/read-and-price.ts';
import { promotedCart, promotedLine } from '../../promotions/promoted-cart.ts';
import { type Discount, discountOf } from '../../promotions/rules/discount-of.ts';
import type { QuoteLineRow } from '../../quotes/lines/quote-line.ts';
import type { SubmittedCart } from './submitted-cart.ts';

/** A discount on the lines of a quote, and the unit prices that it reduces, to whole cents, by `lineKey`. */
type DiscountOfRows = { discount: Discount; reducedPrices: ReadonlyMap<number, string> };

/**
 * Calculates a discount on the lines of a quote that have a price. `outcomes` are the prices of the lines, in the same
 * order.
 */
export function discountOfRows(
  rows: readonly QuoteLineRow[],
  outcomes: readonly PriceOutcome[],
  { cart, today }: { cart: SubmittedCart; today: IsoDay },
  granted: Parameters<typeof discountOf>[1],
): DiscountOfRows {
  const priced = rows.flatMap((row, index) => {
    const outcome = outcomes[index];
    if (row.unitPrice === null || !outcome || !('priced' in outcome)) return [];
    const { lineKey, quantity, unitPrice } = row;
    return [{ lineKey, line: promotedLine(outcome.priced.itemType, decimal(unitPrice), quantity) }];
  });
  const lines = priced.map(({ line }) => line);
  const discount = discountOf(promotedCart(cart.customer, { lines, shipping: ZERO, today }), granted);
  const reduced = priced.flatMap(({ lineKey, line: { unitPrice, quantity } }, index) => {
    const share = sumMoney(discount.granted.map(({ shares }) => shares[index] ?? ZERO));
    if (share.isZero()) return [];
    return [[lineKey, roundCents(unitPrice.minus(share.div(quantity))).toFixed(2)] as const];
  });
  return { discount, reducedPrices: new Map(reduced) };
}
