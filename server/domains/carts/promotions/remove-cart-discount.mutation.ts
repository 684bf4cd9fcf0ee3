import { z } from 'zod';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { DRAFT_IS_NOT_AUDITED } from '../access.ts';
import { sessionIdInput, withCartSession } from '../cart-input.ts';
import { cartField } from '../cart-result.ts';
import { writeCart } from '../write-cart.ts';
import { requireDiscounting } from './require-discounting.ts';

const rules = z.object({ sessionId: sessionIdInput });

mutation('removeCartDiscount', {
  description: 'Removes the discount granted with `grantCartDiscount`. Staff only.',
  permission: requireDiscounting,
  audit: { none: DRAFT_IS_NOT_AUDITED },
  repeat: 'naturally repeatable: clears a value',
  budget: 3,
  input: (t) => ({
    sessionId: t.string({ description: 'Session id of the cart; the default cart when absent.' }),
  }),
  resolve: async (input, context, writes) => {
    const { sessionId } = parseInput(rules, withCartSession(input, context));
    const data = { discountKind: null, discountValue: null, discountReason: null };
    return writeCart(context, writes, { sessionId, data });
  },
  success: (t) => ({ cart: cartField(t) }),
  sample: async ({ caller, staffForCustomer }) => ({
    as: caller(await staffForCustomer()),
    input: { sessionId: '' },
  }),
});
