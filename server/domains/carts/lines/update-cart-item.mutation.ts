import { z } from 'zod';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { ownFiles } from '../../media/own-files.ts';
import { checkWantedBy, lineTexts } from '../../orders/order-input.ts';
import { MAX_LINE_QUANTITY } from '../../orders/rules/line-limits.ts';
import { priceOne } from '../../pricing/calculation/read-and-price.ts';
import { ConfigurationInput, parseConfiguration } from '../../pricing/configuration/configuration.input.ts';
import { checkComplete, configurationOfLine, fixOfLine, heldColumns } from '../../pricing/held-price.ts';
import { today } from '../../settings/company-day.ts';
import { CART_EDIT, DRAFT_IS_NOT_AUDITED } from '../access.ts';
import { cartField, cartItemField, ringWarningFields } from '../cart-result.ts';
import { changeLine, editedLine } from './edited-line.ts';
import { asksSameRingSizeInput, changedRingWarnings, NO_RING_WARNINGS } from './rings-in-cart.ts';

const rules = lineTexts.extend({
  quantity: z.int().min(1, 'OUT_OF_RANGE').max(MAX_LINE_QUANTITY, 'OUT_OF_RANGE').nullish(),
});

mutation('updateCartItem', {
  description:
    'Changes a cart line; absent fields are unchanged, null clears. A new configuration or quantity is repriced; market prices that are still guaranteed are kept.',
  permission: CART_EDIT,
  audit: { none: DRAFT_IS_NOT_AUDITED },
  repeat: 'naturally repeatable: sets values',
  budget: 6,
  input: (t) => ({
    id: t.id({ required: true, description: 'Cart line.' }),
    version: t.int({ description: 'Version that the client last read.' }),
    configuration: t.field({ type: ConfigurationInput, description: 'The piece as configured now.' }),
    quantity: t.int({ description: 'Pieces, 1 to 999.' }),
    wantedBy: t.field({ type: 'Date', description: 'Day that the customer asks for, today or later.' }),
    reference: t.string({ description: 'Customer’s own reference.' }),
    endCustomer: t.string({ description: 'End customer.' }),
    note: t.string({ description: 'Note to the workshop.' }),
    drawingFileId: t.int({ description: 'Uploaded drawing.' }),
    asksSameRingSize: asksSameRingSizeInput(t),
  }),
  resolve: async (
    { id, version, configuration, wantedBy, asksSameRingSize: asks, ...input },
    context,
    writes,
  ) => {
    const { viewer, now } = context;
    const { quantity, ...texts } = parseInput(rules, input);
    const newConfiguration = configuration ? parseConfiguration(configuration) : null;
    const cartItemId = rowKey('CartItem', id);
    if (wantedBy) checkWantedBy(wantedBy, await today(context));
    return writes.transaction(async (tx) => {
      const line = await editedLine(tx, context, cartItemId, version);
      if (texts.drawingFileId) await ownFiles(tx, viewer, [texts.drawingFileId], () => 'drawingFileId');
      const columns = { ...texts, ...(wantedBy === undefined ? {} : { wantedBy }) };
      if (!newConfiguration && quantity == null) {
        await changeLine(tx, line, columns);
        return { cartId: line.cartId, cartItemId, ...NO_RING_WARNINGS };
      }
      const pieces = quantity ?? line.quantity;
      const priced = await priceOne(tx, {
        customerId: viewer.requireCustomer(),
        configuration: newConfiguration ?? configurationOfLine(line),
        quantity: pieces,
        now,
        fix: fixOfLine(line),
        viewer,
      });
      checkComplete(priced);
      await changeLine(tx, line, { ...columns, ...heldColumns(priced, now), quantity: pieces });
      const rings = await changedRingWarnings(tx, line, { size: priced.size, quantity: pieces }, asks);
      return { cartId: line.cartId, cartItemId, ...rings };
    });
  },
  success: (t) => ({ cart: cartField(t), cartItem: cartItemField(t), ...ringWarningFields(t) }),
  sample: async ({ caller, buyer, line, configuration, foreign }) => ({
    as: caller(buyer),
    input: { id: await line(), configuration, quantity: 1, reference: 'R', endCustomer: 'E', note: 'N' },
    foreign: { 'input.id': foreign.lineId, 'input.drawingFileId': foreign.fileId },
  }),
});
