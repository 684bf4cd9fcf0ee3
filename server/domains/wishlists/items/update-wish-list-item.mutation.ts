import { ConflictError, NotFoundError } from '../../../errors/errors.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { lineTexts } from '../../orders/order-input.ts';
import { ownWishListItems, WISH_IS_NOT_AUDITED, WISH_LIST_EDIT } from '../access.ts';
import { wishListItemKeys, wishQuantity } from '../wish-list-input.ts';
import { wishListField, wishListItemField } from '../wish-list-result.ts';

const rules = lineTexts.pick({ reference: true, note: true }).extend({ quantity: wishQuantity.nullish() });

mutation('updateWishListItem', {
  description: 'Changes the quantity of a piece on the wish list, or its texts; absent fields are unchanged.',
  permission: WISH_LIST_EDIT,
  audit: { none: WISH_IS_NOT_AUDITED },
  repeat: 'naturally repeatable: sets values',
  budget: 4,
  input: (t) => ({
    id: t.id({ required: true, description: 'Piece on the viewer’s wish list.' }),
    version: t.int({ description: 'Version that the client last read.' }),
    quantity: t.int({ description: 'Pieces, 1 to 999.' }),
    reference: t.string({ description: 'Customer’s own reference; null clears it.' }),
    note: t.string({ description: 'Note to the workshop; null clears it.' }),
  }),
  resolve: async ({ id, version, ...input }, context, writes) => {
    const { quantity, ...texts } = parseInput(rules, input);
    const [wishListItemId = 0] = wishListItemKeys([id]);
    const { viewer } = context;
    viewer.requireCustomer();
    return writes.transaction(async (tx) => {
      const item = await tx.wishListItem.findFirst({
        where: { id: wishListItemId, AND: ownWishListItems(viewer) },
        select: { wishListId: true, version: true },
      });
      if (!item) throw new NotFoundError('WishListItem');
      if (version != null && version !== item.version) throw new ConflictError(item.version);
      const { count } = await tx.wishListItem.updateMany({
        where: { id: wishListItemId, version: item.version },
        data: { ...texts, ...(quantity == null ? {} : { quantity }), version: { increment: 1 } },
      });
      if (count === 0) throw new ConflictError();
      return { wishListId: item.wishListId, wishListItemId };
    });
  },
  success: (t) => ({ wishList: wishListField(t), wishListItem: wishListItemField(t) }),
  sample: async ({ caller, buyer, wish, foreign }) => ({
    as: caller(buyer),
    input: { id: await wish(), quantity: 2, reference: 'R', note: 'N' },
    foreign: { 'input.id': foreign.wishId },
  }),
});
