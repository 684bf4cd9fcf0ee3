import type { IsoDay } from '../../../lib/calendar.ts';
import type { PriceOutcome } from '../../pricing/calculation/read-and-price.ts';
import { type DiscountedLine, discountOfLines } from '../../quotes/lines/discount-of-lines.ts';
import type { QuoteLineRow } from '../../quotes/lines/quote-line.ts';
import type { Settings } from '../../settings/settings.ts';
import { staffDiscountOfCart } from '../promotions/staff-discount-of-cart.ts';
import type { SubmittedCart } from './submitted-cart.ts';

type Asked = {
  cart: SubmittedCart;
  outcomes: readonly PriceOutcome[];
  settings: Settings;
  authorId: number;
  today: IsoDay;
};

/**
 * The lines of a quote with the staff discount of its cart: each price is reduced by its share, to whole cents and
 * with the reason, like prices that staff set. The approval rules apply as usual.
 */
export function discountedQuoteLines(
  rows: readonly QuoteLineRow[],
  { cart, outcomes, settings, authorId, today }: Asked,
): QuoteLineRow[] {
  const staff = staffDiscountOfCart(cart, settings);
  if (!staff) return [...rows];
  const granted = { coupon: null, automatic: [], staff };
  const lines = discountedLines(rows, outcomes);
  const { reducedPrices } = discountOfLines(lines, { customer: cart.customer, today }, granted);
  return rows.map((row) => {
    const unitPrice = reducedPrices.get(row.lineKey);
    if (unitPrice === undefined) return row;
    return { ...row, unitPrice, priceAuthorId: authorId, priceReason: cart.discountReason };
  });
}

/** The lines of a quote for discounts; `outcomes` are the prices of the pieces, in the same order. */
export function discountedLines(
  rows: readonly QuoteLineRow[],
  outcomes: readonly PriceOutcome[],
): DiscountedLine[] {
  return rows.map(({ lineKey, quantity, unitPrice }, index) => {
    const outcome = outcomes[index];
    const itemType = outcome && 'priced' in outcome ? outcome.priced.itemType : null;
    return { lineKey, quantity, unitPrice, itemType };
  });
}
