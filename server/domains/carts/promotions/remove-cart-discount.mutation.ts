import { z } from 'zod';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { requireStaffWriting } from '../../quotes/edits/edited-quote.ts';
import { CART_EDIT, DRAFT_IS_NOT_AUDITED } from '../access.ts';
import { sessionIdInput, withCartSession } from '../cart-input.ts';
import { cartField } from '../cart-result.ts';
import { openCart } from '../open-cart.ts';

const rules = z.object({ sessionId: sessionIdInput });

mutation('removeCartDiscount', {
  description: 'Removes the discount granted with `grantCartDiscount`. Staff only.',
  permission: (viewer) => {
    viewer.require(CART_EDIT);
    requireStaffWriting(viewer);
  },
  audit: { none: DRAFT_IS_NOT_AUDITED },
  repeat: 'naturally repeatable: clears a value',
  budget: 3,
  input: (t) => ({
    sessionId: t.string({ description: 'Session id of the cart; the default cart when absent.' }),
  }),
  resolve: async (input, context, writes) => {
    const { sessionId } = parseInput(rules, withCartSession(input, context));
    context.viewer.requireCustomer();
    return writes.transaction(async (tx) => {
      const { id } = await openCart(tx, context, sessionId);
      await tx.cart.updateMany({
        where: { id },
        data: { discountKind: null, discountValue: null, discountReason: null, version: { increment: 1 } },
      });
      return { cartId: id };
    });
  },
  success: (t) => ({ cart: cartField(t) }),
  sample: async ({ caller, staffForCustomer }) => ({
    as: caller(await staffForCustomer()),
    input: { sessionId: '' },
  }),
});
