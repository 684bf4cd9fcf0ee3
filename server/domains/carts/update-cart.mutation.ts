import { z } from 'zod';
import { ConflictError, ForbiddenError } from '../../errors/errors.ts';
import { type Decimal, HUNDRED } from '../../lib/money.ts';
import { mutation } from '../../schema/mutation.ts';
import { parseInput } from '../../schema/parse-input.ts';
import { orderTexts } from '../ordering/order-input.ts';
import { CART_EDIT, CART_OVERRIDE, DRAFT_IS_NOT_AUDITED } from './access.ts';
import { sessionIdInput, withCartSession } from './cart-input.ts';
import { cartField } from './cart-result.ts';
import { openCart } from './open-cart.ts';
import { checkDestination } from './submit/check-destination.ts';

const rules = orderTexts.extend({
  sessionId: sessionIdInput,
  salesTaxPercent: z
    .custom<Decimal>()
    .nullish()
    .refine((percent) => percent == null || (percent.gte(0) && percent.lte(HUNDRED)), 'OUT_OF_RANGE'),
});

mutation('updateCart', {
  description: 'Changes what is said about the whole order: what is absent stays, null clears.',
  permission: CART_EDIT,
  audit: { none: DRAFT_IS_NOT_AUDITED },
  repeat: 'naturally repeatable: sets values',
  budget: 3,
  input: (t) => ({
    sessionId: t.string({ description: 'Session id of the cart; the default cart when absent.' }),
    version: t.int({ description: 'Version that was seen.' }),
    poNumber: t.string({ description: 'Purchase order, 50 characters at most.' }),
    customerWoNumber: t.string({ description: 'Customer’s work order, 50 characters at most.' }),
    notes: t.string({ description: 'Notes to the whole order.' }),
    shippingAddressId: t.int({ description: 'Address of the active customer.' }),
    billingAddressId: t.int({ description: 'Address of the active customer.' }),
    sellToAddressId: t.int({ description: 'Address of the active customer.' }),
    shippingMethodId: t.int({ description: 'Shipping method.' }),
    salesTaxEnabled: t.boolean({ description: 'False switches sales tax off. Needs 1109.' }),
    salesTaxPercent: t.field({
      type: 'Decimal',
      description:
        'Tax rate in per cent, 0 to 100, in place of the destination’s; null gives that back. Needs 1109.',
    }),
  }),
  resolve: async ({ version, salesTaxEnabled, ...input }, context, writes) => {
    const { viewer } = context;
    const { sessionId, ...changes } = parseInput(rules, withCartSession(input, context));
    const customerId = viewer.requireCustomer();
    const overrides = salesTaxEnabled != null || changes.salesTaxPercent !== undefined;
    if (overrides && !viewer.can(CART_OVERRIDE)) throw new ForbiddenError(CART_OVERRIDE);
    return writes.transaction(async (tx) => {
      const { id } = await openCart(tx, context, sessionId);
      await checkDestination(tx, customerId, changes);
      const { count } = await tx.cart.updateMany({
        where: { id, ...(version == null ? {} : { version }) },
        data: {
          ...changes,
          ...(salesTaxEnabled == null ? {} : { taxDisabled: !salesTaxEnabled }),
          version: { increment: 1 },
        },
      });
      if (count === 0) {
        const cart = await tx.cart.findUniqueOrThrow({ where: { id }, select: { version: true } });
        throw new ConflictError(cart.version);
      }
      return { cartId: id };
    });
  },
  success: (t) => ({ cart: cartField(t) }),
  sample: async ({ caller, buyer, line, foreign: { addressId } }) => {
    await line();
    return {
      as: caller(buyer),
      input: { sessionId: '', poNumber: 'PO', customerWoNumber: 'WO', notes: 'Notes' },
      foreign: {
        'input.shippingAddressId': addressId,
        'input.billingAddressId': addressId,
        'input.sellToAddressId': addressId,
      },
    };
  },
});
