import type { Prisma } from '../../../database/generated/client.ts';
import type { Language } from '../../../schema/context.ts';
import { readPromotions } from '../../promotions/promotion-facts.ts';
import { type DiscountedFor, type DiscountedLine, discountOfLines } from './discount-of-lines.ts';

/** Target prices for a customer by `lineKey`, with the names of the promotions as reason; null without promotions. */
type PromotedTargets = { targets: ReadonlyMap<number, string>; reason: string | null };

type Asked = Omit<DiscountedFor, 'customer'> & {
  lines: readonly DiscountedLine[];
  language: Language;
} & (
    | { customer: DiscountedFor['customer']; couponId: number | null }
    // Not loaded yet. A coupon belongs to a cart.
    | { customerId: number }
  );

/**
 * Target prices for the pieces of a request for quote: the prices that a cart would show, with its coupon and today's
 * promotions. Quotes have no promotions (docs/guides/run-promotions.md), so they become the customer's target prices,
 * and staff decide.
 */
export async function promotedTargets(
  db: Prisma.TransactionClient,
  { lines, today, language, ...whose }: Asked,
): Promise<PromotedTargets> {
  const promotions = await readPromotions(db, 'couponId' in whose ? whose.couponId : null, today);
  if (!promotions.coupon && promotions.automatic.length === 0) return { targets: new Map(), reason: null };
  const customer =
    'customer' in whose
      ? whose.customer
      : await db.customer.findUniqueOrThrow({
          where: { id: whose.customerId },
          select: { id: true, customerTypeId: true, promotionUses: true },
        });
  const { discount, reducedPrices } = discountOfLines(lines, { customer, today }, promotions);
  const names = discount.granted
    .filter(({ amount }) => !amount.isZero())
    .map(({ promotion: { nameEn, nameFr, code } }) => {
      const name = language === 'fr' ? nameFr : nameEn;
      return code === null ? name : `${name} (${code})`;
    });
  return { targets: reducedPrices, reason: names.length > 0 ? names.join(', ') : null };
}
