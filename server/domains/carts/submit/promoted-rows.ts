import type { IsoDay } from '../../../lib/calendar.ts';
import { decimal, type Money, sumMoney, ZERO } from '../../../lib/money.ts';
import type { PriceOutcome } from '../../pricing/calculation/read-and-price.ts';
import { promotedCart, promotedLine } from '../../promotions/promoted-cart.ts';
import { type Discount, discountOf } from '../../promotions/rules/discount-of.ts';
import type { QuoteLineRow } from '../../quotes/lines/quote-line.ts';
import type { SubmittedCart } from './submitted-cart.ts';

/** A discount on the lines of a quote that have a price: what it is, and each line’s share of it by `lineKey`. */
type DiscountOfRows = { discount: Discount; shares: ReadonlyMap<number, Money> };

/** Calculates a discount on the lines of a quote. `outcomes` are the prices of the lines, in the same order. */
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
  const shares = priced.map(
    ({ lineKey }, index) =>
      [lineKey, sumMoney(discount.granted.map((grant) => grant.shares[index] ?? ZERO))] as const,
  );
  return { discount, shares: new Map(shares) };
}

/** Price of one piece of a line after its share of a discount, to whole cents. */
export function reducedPrice(
  { unitPrice, quantity }: { unitPrice: string; quantity: number },
  share: Money,
): string {
  return decimal(unitPrice).minus(share.div(quantity)).toFixed(2);
}
