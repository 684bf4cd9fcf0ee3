import { z } from 'zod';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { CART_EDIT, DRAFT_IS_NOT_AUDITED } from '../access.ts';
import { sessionIdInput, withCartSession } from '../cart-input.ts';
import { cartField } from '../cart-result.ts';
import { writeCart } from '../write-cart.ts';

const rules = z.object({ sessionId: sessionIdInput });

mutation('removeCoupon', {
  description: 'Removes the coupon from the cart.',
  permission: CART_EDIT,
  audit: { none: DRAFT_IS_NOT_AUDITED },
  repeat: 'naturally repeatable: clears a value',
  budget: 3,
  input: (t) => ({
    sessionId: t.string({ description: 'Session id of the cart; the default cart when absent.' }),
  }),
  resolve: async (input, context, writes) => {
    const { sessionId } = parseInput(rules, withCartSession(input, context));
    return writeCart(context, writes, { sessionId, data: { couponId: null } });
  },
  success: (t) => ({ cart: cartField(t) }),
  sample: async ({ caller, buyer, line }) => {
    await line();
    return { as: caller(buyer), input: { sessionId: '' } };
  },
});
