import { z } from 'zod';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { MAX_LINE_QUANTITY } from '../../orders/rules/line-limits.ts';
import { priceOne } from '../../pricing/calculation/read-and-price.ts';
import { checkComplete, configurationOfLine, fixOfLine, heldColumns } from '../../pricing/held-price.ts';
import { CART_EDIT, DRAFT_IS_NOT_AUDITED } from '../access.ts';
import { cartField, ringWarningFields } from '../cart-result.ts';
import { changeLine, editedLine } from './edited-line.ts';
import { asksSameRingSizeInput, changedRingWarnings } from './rings-in-cart.ts';

const rules = z.object({ quantity: z.int().min(1, 'OUT_OF_RANGE').max(MAX_LINE_QUANTITY, 'OUT_OF_RANGE') });

mutation('updateCartItemQuantity', {
  description: 'Changes the quantity of a line; quantity breaks apply, guaranteed market prices are kept.',
  permission: CART_EDIT,
  audit: { none: DRAFT_IS_NOT_AUDITED },
  repeat: 'naturally repeatable: sets a value',
  budget: 6,
  input: (t) => ({
    id: t.id({ required: true, description: 'Cart line.' }),
    quantity: t.int({ required: true, description: 'Pieces, 1 to 999.' }),
    asksSameRingSize: asksSameRingSizeInput(t),
  }),
  resolve: async (input, context, writes) => {
    const { quantity } = parseInput(rules, { quantity: input.quantity });
    const cartItemId = rowKey('CartItem', input.id);
    return writes.transaction(async (tx) => {
      const line = await editedLine(tx, context, cartItemId);
      const priced = await priceOne(tx, {
        customerId: context.viewer.requireCustomer(),
        configuration: configurationOfLine(line),
        quantity,
        now: context.now,
        fix: fixOfLine(line),
        viewer: context.viewer,
      });
      checkComplete(priced);
      await changeLine(tx, line, { ...heldColumns(priced, context.now), quantity });
      const changed = { size: priced.size, quantity };
      const rings = await changedRingWarnings(tx, line, changed, input.asksSameRingSize);
      return { cartId: line.cartId, ...rings };
    });
  },
  success: (t) => ({ cart: cartField(t), ...ringWarningFields(t) }),
  sample: async ({ caller, buyer, line, foreign }) => ({
    as: caller(buyer),
    input: { id: await line(), quantity: 2 },
    foreign: { 'input.id': foreign.lineId },
  }),
});
