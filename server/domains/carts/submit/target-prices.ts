import type { Prisma } from '../../../database/generated/client.ts';
import type { IsoDay } from '../../../lib/calendar.ts';
import type { Language } from '../../../schema/context.ts';
import type { PriceOutcome } from '../../pricing/calculation/read-and-price.ts';
import { readPromotions } from '../../promotions/promotion-facts.ts';
import type { QuoteLineRow } from '../../quotes/lines/quote-line.ts';
import { discountOfRows } from './discount-of-rows.ts';
import type { SubmittedCart } from './submitted-cart.ts';

/** Target prices of a customer by `lineKey`, and the names of the promotions as reason; null without promotions. */
type TargetPrices = { targets: ReadonlyMap<number, string>; reason: string | null };

/**
 * Prices of a cart with its coupon and today's promotions, as the customer saw them. A quote has no promotions
 * (docs/guides/run-promotions.md): they become the customer’s target prices, and staff decide.
 */
export async function targetPrices(
  tx: Prisma.TransactionClient,
  rows: readonly QuoteLineRow[],
  asked: { cart: SubmittedCart; outcomes: readonly PriceOutcome[]; today: IsoDay; language: Language },
): Promise<TargetPrices> {
  const { cart, outcomes, today, language } = asked;
  const promotions = await readPromotions(tx, cart.couponId, today);
  const { discount, reducedPrices } = discountOfRows(rows, outcomes, { cart, today }, promotions);
  const names = discount.granted
    .filter(({ amount }) => !amount.isZero())
    .map(({ promotion: { nameEn, nameFr, code } }) => {
      const name = language === 'fr' ? nameFr : nameEn;
      return code === null ? name : `${name} (${code})`;
    });
  return { targets: reducedPrices, reason: names.length > 0 ? names.join(', ') : null };
}
