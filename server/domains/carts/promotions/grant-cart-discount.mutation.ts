import { z } from 'zod';
import { type DecimalInput, decimal, HUNDRED } from '../../../lib/money.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { MAX_PROMOTION_AMOUNT } from '../../promotions/rules/promotion-limits.ts';
import {
  STAFF_DISCOUNT_TEXT_LENGTHS,
  type StaffDiscountKind,
} from '../../promotions/rules/staff-discount.ts';
import { DRAFT_IS_NOT_AUDITED } from '../access.ts';
import { sessionIdInput, withCartSession } from '../cart-input.ts';
import { cartField } from '../cart-result.ts';
import { writeCart } from '../write-cart.ts';
import { StaffDiscountKindEnum } from './cart-discount.type.ts';
import { requireDiscounting } from './require-discounting.ts';

const rules = z
  .object({
    sessionId: sessionIdInput,
    kind: z.custom<StaffDiscountKind>(),
    value: z.custom<DecimalInput>().transform((given) => decimal(given)),
    reason: z.string().trim().min(1, 'REQUIRED').max(STAFF_DISCOUNT_TEXT_LENGTHS.reason, 'TOO_LONG'),
  })
  .refine(
    ({ kind, value }) =>
      value.greaterThan(0) &&
      value.lessThanOrEqualTo(kind === 'PERCENT' ? HUNDRED : MAX_PROMOTION_AMOUNT) &&
      value.decimalPlaces() <= 2,
    { path: ['value'], message: 'OUT_OF_RANGE' },
  );

mutation('grantCartDiscount', {
  description:
    'Grants a discount on the whole cart of a customer, in addition to coupons and promotions; it replaces an earlier one. It applies until it is removed or the cart is ordered or emptied. An order below the margin floor or above the discount limit needs 1609; without it the cart becomes a quote that can be submitted for approval. Staff only.',
  permission: requireDiscounting,
  audit: { none: DRAFT_IS_NOT_AUDITED },
  repeat: 'naturally repeatable: sets a value',
  budget: 3,
  input: (t) => ({
    sessionId: t.string({ description: 'Session id of the cart; the default cart when absent.' }),
    kind: t.field({ type: StaffDiscountKindEnum, required: true, description: 'How it is calculated.' }),
    value: t.field({ type: 'Decimal', required: true, description: 'Per cent, or an amount; above 0.' }),
    reason: t.string({
      required: true,
      description: 'Reason, visible to the customer; 200 characters at most.',
    }),
  }),
  resolve: async (input, context, writes) => {
    const { sessionId, kind, value, reason } = parseInput(rules, withCartSession(input, context));
    const data = { discountKind: kind, discountValue: value.toFixed(2), discountReason: reason };
    return writeCart(context, writes, { sessionId, data });
  },
  success: (t) => ({ cart: cartField(t) }),
  sample: async ({ caller, staffForCustomer }) => ({
    as: caller(await staffForCustomer()),
    input: { sessionId: '', kind: 'PERCENT', value: '5', reason: 'Ordered at the fair' },
  }),
});
