import { mutation } from '../../../schema/mutation.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { CART_REMOVE, DRAFT_IS_NOT_AUDITED } from '../../carts/access.ts';
import { cartField } from '../../carts/cart-result.ts';
import { editedLine } from '../../carts/lines/edited-line.ts';
import { copyLinePictures } from '../../carts/lines/line-pictures.ts';
import { removeLineFromCart } from '../../carts/lines/removed-line.ts';
import { choicesOfJson } from '../../pricing/configuration/choice.type.ts';
import { partsOfJson } from '../../pricing/configuration/configured-part.type.ts';
import { WISH_LIST_ADD } from '../access.ts';
import { insertWishes } from '../items/insert-wishes.ts';
import { openWishList } from '../list/open-wish-list.ts';
import { wishListField, wishListItemField } from '../wish-list-result.ts';

mutation('saveCartItemForLater', {
  description:
    'Moves a cart line to the viewer’s wish list with all its details. `addWishListItemsToCart` adds it back at the price of that time, `restoreCartItem` within a day at its guaranteed price.',
  permission: (viewer) => {
    viewer.require(CART_REMOVE);
    viewer.require(WISH_LIST_ADD);
  },
  audit: { none: DRAFT_IS_NOT_AUDITED },
  repeat: 'naturally repeatable: moves once',
  budget: 8,
  input: (t) => ({ id: t.id({ required: true, description: 'Cart line.' }) }),
  resolve: async (input, context, writes) => {
    const cartItemId = rowKey('CartItem', input.id);
    return writes.transaction(async (tx) => {
      const line = await editedLine(tx, context, cartItemId);
      const list = await openWishList(tx, context);
      const { itemTypeId, alloyId, priorityId, quantity, ownMetal, configurationHash, leadDays } = line;
      const { wantedBy, reference, endCustomer, note, drawingFileId } = line;
      const wish = {
        ...{ itemTypeId, alloyId, priorityId, quantity, ownMetal, configurationHash, leadDays },
        ...{ wantedBy, reference, endCustomer, note, drawingFileId },
        size: line.size?.toFixed(2) ?? null,
        choices: choicesOfJson(line.choices),
        parts: partsOfJson(line.parts),
        addedUnitPrice: line.unitPrice?.toFixed(2) ?? null,
      };
      const [wishListItemId = 0] = await insertWishes(tx, list.id, [wish], context.now);
      await copyLinePictures(tx, {
        from: 'cartItemId',
        to: 'wishListItemId',
        pairs: [{ from: line.id, to: wishListItemId }],
      });
      await removeLineFromCart(tx, line.id, context.now);
      return { cartId: line.cartId, wishListId: list.id, wishListItemId };
    });
  },
  success: (t) => ({ cart: cartField(t), wishList: wishListField(t), wishListItem: wishListItemField(t) }),
  sample: async ({ caller, buyer, line, foreign }) => ({
    as: caller(buyer),
    input: { id: await line() },
    foreign: { 'input.id': foreign.lineId },
  }),
});
