import { RefusedError } from '../../../errors/errors.ts';
import { mutation } from '../../../schema/mutation.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { CART_ADD, DRAFT_IS_NOT_AUDITED } from '../access.ts';
import { cartField, cartItemField, ringWarningFields } from '../cart-result.ts';
import { MAX_CART_LINES } from '../rules/cart-limits.ts';
import { editedLine } from './edited-line.ts';
import { copyLinePictures } from './line-pictures.ts';
import { asksSameRingSizeInput, readRingWarnings, unlessAsked } from './rings-in-cart.ts';

mutation('duplicateCartItem', {
  description: 'Duplicates a cart line at the same guaranteed price.',
  permission: CART_ADD,
  audit: { none: DRAFT_IS_NOT_AUDITED },
  repeat: 'keyed',
  budget: 8,
  input: (t) => ({
    id: t.id({ required: true, description: 'Cart line to duplicate.' }),
    asksSameRingSize: asksSameRingSizeInput(t),
  }),
  resolve: async (input, context, writes) => {
    const cartItemId = rowKey('CartItem', input.id);
    return writes.once({
      request: { cartItemId },
      work: async (tx) => {
        const line = await editedLine(tx, context, cartItemId);
        // Locks the cart's row, so that concurrent copies cannot exceed the limit.
        await tx.$queryRaw`SELECT 1 FROM "Cart" WHERE id = ${line.cartId} FOR UPDATE`;
        const lineCount = await tx.cartItem.count({ where: { cartId: line.cartId } });
        if (lineCount >= MAX_CART_LINES) throw new RefusedError('CART_FULL', { max: MAX_CART_LINES });
        const [copy] = await tx.$queryRaw<{ id: number }[]>`
          INSERT INTO "CartItem" ("cartId", "itemTypeId", "alloyId", "priorityId", size, quantity, choices, parts, "ownMetal",
            "configurationHash", "variantCode", "wantedBy", reference, "endCustomer", note, "drawingFileId", "unitPrice", "seenUnitPrice",
            "estimatedWeight", breakdown, summary, "marketFix", "marketAsOf", "validUntil", "leadDays", rank, "updatedAt")
          SELECT "cartId", "itemTypeId", "alloyId", "priorityId", size, quantity, choices, parts, "ownMetal",
            "configurationHash", "variantCode", "wantedBy", reference, "endCustomer", note, "drawingFileId", "unitPrice", "seenUnitPrice",
            "estimatedWeight", breakdown, summary, "marketFix", "marketAsOf", "validUntil", "leadDays", rank,
            ${context.now}::timestamp
          FROM "CartItem" WHERE id = ${line.id}
          RETURNING id`;
        if (!copy) throw new RefusedError('CART_ITEM_GONE');
        await copyLinePictures(tx, {
          from: 'cartItemId',
          to: 'cartItemId',
          pairs: [{ from: line.id, to: copy.id }],
        });
        const warnings = await readRingWarnings(tx, line.cartId, [copy.id]);
        const rings = unlessAsked(input.asksSameRingSize, warnings);
        return { cartId: line.cartId, cartItemId: copy.id, ...rings };
      },
    });
  },
  success: (t) => ({ cart: cartField(t), cartItem: cartItemField(t), ...ringWarningFields(t) }),
  sample: async ({ caller, buyer, line, foreign }) => ({
    as: caller(buyer),
    input: { id: await line() },
    foreign: { 'input.id': foreign.lineId },
  }),
});
