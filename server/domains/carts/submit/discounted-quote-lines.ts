import type { IsoDay } from '../../../lib/calendar.ts';
import type { PriceOutcome } from '../../pricing/calculation/read-and-price.ts';
import type { QuoteLineRow } from '../../quotes/lines/quote-line.ts';
import type { Settings } from '../../settings/settings.ts';
import { staffDiscountOfCart } from '../promotions/staff-discount-of-cart.ts';
import { discountOfRows, reducedPrice } from './promoted-rows.ts';
import type { SubmittedCart } from './submitted-cart.ts';

type Asked = {
  cart: SubmittedCart;
  outcomes: readonly PriceOutcome[];
  settings: Settings;
  authorId: number;
  today: IsoDay;
};

/**
 * The lines of a quote with what staff grant on its cart: each piece for less by its share, to whole cents and with the reason,
 * as staff set prices of offers. An approval looks at them like at any.
 */
export function discountedQuoteLines(
  rows: readonly QuoteLineRow[],
  { cart, outcomes, settings, authorId, today }: Asked,
): QuoteLineRow[] {
  const staff = staffDiscountOfCart(cart, settings);
  if (!staff) return [...rows];
  const { shares } = discountOfRows(rows, outcomes, { cart, today }, { coupon: null, automatic: [], staff });
  return rows.map((row) => {
    const { unitPrice } = row;
    const share = shares.get(row.lineKey);
    if (unitPrice === null || !share || share.isZero()) return row;
    return {
      ...row,
      unitPrice: reducedPrice({ ...row, unitPrice }, share),
      priceAuthorId: authorId,
      priceReason: cart.discountReason,
    };
  });
}
