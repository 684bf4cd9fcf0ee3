import { z } from 'zod';
import type { Prisma } from '../../../database/generated/client.ts';
import { RefusedError } from '../../../errors/errors.ts';
import type { IsoDay } from '../../../lib/calendar.ts';
import { moneyIn } from '../../../lib/locale-formats.ts';
import { ZERO } from '../../../lib/money.ts';
import type { Context } from '../../../schema/context.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { couponCodeSchema } from '../../promotions/coupon-code.ts';
import { promotedCart } from '../../promotions/promoted-cart.ts';
import { PROMOTION_FACTS, promotionFacts } from '../../promotions/promotion-facts.ts';
import { couponProblem } from '../../promotions/rules/coupon-problem.ts';
import { today } from '../../settings/company-day.ts';
import { CART_EDIT, DRAFT_IS_NOT_AUDITED } from '../access.ts';
import { sessionIdInput, withCartSession } from '../cart-input.ts';
import { cartField } from '../cart-result.ts';
import { CART_SUMS, promotedLines } from '../cart-sums.ts';
import { openCart } from '../open-cart.ts';
import { countGuess, refuseGuesses } from './coupon-guesses.ts';

const rules = z.object({ sessionId: sessionIdInput, code: couponCodeSchema });

mutation('applyCoupon', {
  description:
    'Applies a coupon to the cart; it replaces an earlier one. Refused with COUPON_INVALID, COUPON_EXPIRED, COUPON_LIMIT, COUPON_NOT_ELIGIBLE or COUPON_MINIMUM, and with TOO_MANY_ATTEMPTS after too many unknown codes. A use is counted when the order is placed.',
  permission: CART_EDIT,
  audit: { none: DRAFT_IS_NOT_AUDITED },
  repeat: 'naturally repeatable: sets a value',
  budget: 14,
  input: (t) => ({
    sessionId: t.string({ description: 'Session id of the cart; the default cart when absent.' }),
    code: t.string({ required: true, description: 'Code printed on the coupon; case does not matter.' }),
  }),
  resolve: async (input, context, writes) => {
    const { sessionId, code } = parseInput(rules, withCartSession(input, context));
    context.viewer.requireCustomer();
    const day = await today(context);
    await refuseGuesses(context);
    try {
      return await writes.transaction(async (tx) => {
        const { id } = await openCart(tx, context, sessionId);
        const couponId = await grantedCoupon(tx, context, { cartId: id, code, day });
        await tx.cart.updateMany({ where: { id }, data: { couponId, version: { increment: 1 } } });
        return { cartId: id };
      });
    } catch (error) {
      if (error instanceof RefusedError && error.code === 'COUPON_INVALID') await countGuess(context);
      throw error;
    }
  },
  success: (t) => ({ cart: cartField(t) }),
  sample: async ({ caller, buyer, line, coupon }) => {
    await line();
    return { as: caller(buyer), input: { sessionId: '', code: await coupon() } };
  },
});

/** Id of the coupon with a code; refused if the cart does not get it. */
async function grantedCoupon(
  tx: Prisma.TransactionClient,
  context: Context,
  { cartId, code, day }: { cartId: number; code: string; day: IsoDay },
): Promise<number> {
  const row = await tx.promotion.findUnique({ where: { code }, include: PROMOTION_FACTS });
  if (!row) throw new RefusedError('COUPON_INVALID');
  const cart = await tx.cart.findUniqueOrThrow({ where: { id: cartId }, select: CART_SUMS });
  const facts = promotedCart(cart.customer, {
    lines: promotedLines(cart),
    shipping: ZERO,
    today: day,
  });
  const coupon = promotionFacts(row);
  const problem = couponProblem(coupon, facts);
  if (problem === 'COUPON_MINIMUM' && coupon.minSubTotal) {
    const minimum = moneyIn(coupon.minSubTotal.toFixed(2), cart.customer.currency, context.language);
    throw new RefusedError('COUPON_MINIMUM', { minimum });
  }
  if (problem) throw new RefusedError(problem);
  return row.id;
}
