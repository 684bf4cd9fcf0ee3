import { type IsoDay, isoDayOf } from '../../../lib/calendar.ts';
import { decimal, type Money, roundCents, ZERO } from '../../../lib/money.ts';
import { promotedCart, promotedLine } from '../../promotions/promoted-cart.ts';
import { discountOf } from '../../promotions/rules/discount-of.ts';
import type { GrantedFacts } from '../../promotions/rules/promotion-facts.ts';
import type { QuoteLineRow } from '../../quotes/lines/quote-line.ts';
import type { Settings } from '../../settings/settings.ts';
import { staffDiscountOfCart } from '../promotions/staff-discount-of-cart.ts';
import type { SubmittedCart } from './submitted-cart.ts';

type Asked = { cart: SubmittedCart; settings: Settings; authorId: number; now: Date };

/**
 * The lines of a quote with what staff grant on its cart: each piece for less by its share, to whole cents and with the reason,
 * as staff set prices of offers. An approval looks at them like at any.
 */
export function discountedQuoteLines(
  rows: readonly QuoteLineRow[],
  { cart, settings, authorId, now }: Asked,
): QuoteLineRow[] {
  const staff = staffDiscountOfCart(cart, settings);
  if (!staff) return [...rows];
  const shares = sharesOf(rows, { cart, staff, today: isoDayOf(now, settings.COMPANY.timeZone) });
  return rows.map((row) => {
    const share = shares.get(row.lineKey) ?? ZERO;
    if (row.unitPrice === null || share.isZero()) return row;
    const unitPrice = roundCents(decimal(row.unitPrice).minus(share.div(row.quantity)));
    return {
      ...row,
      unitPrice: unitPrice.toFixed(2),
      priceAuthorId: authorId,
      priceReason: cart.discountReason,
    };
  });
}

/** What is taken off each line that has a price, by its key. */
function sharesOf(
  rows: readonly QuoteLineRow[],
  { cart, staff, today }: { cart: SubmittedCart; staff: GrantedFacts; today: IsoDay },
): ReadonlyMap<number, Money> {
  const priced = rows.flatMap(({ unitPrice, ...row }) =>
    unitPrice === null ? [] : [{ ...row, unitPrice: decimal(unitPrice) }],
  );
  const lines = priced.map(({ itemTypeId, titleEn, titleFr, unitPrice, quantity }) =>
    promotedLine(
      { id: itemTypeId, code: '', nameEn: titleEn, nameFr: titleFr, itemGroupId: 0 },
      unitPrice,
      quantity,
    ),
  );
  const facts = promotedCart(cart.customer, { lines, shipping: ZERO, today });
  const [grant] = discountOf(facts, { coupon: null, automatic: [], staff }).granted;
  return new Map(priced.map(({ lineKey }, index) => [lineKey, grant?.shares[index] ?? ZERO]));
}
