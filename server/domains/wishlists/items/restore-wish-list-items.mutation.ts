import { z } from 'zod';
import { NotFoundError, RefusedError } from '../../../errors/errors.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { ownWishLists, WISH_IS_NOT_AUDITED, WISH_LIST_REMOVE } from '../access.ts';
import { openWishList } from '../list/open-wish-list.ts';
import { MAX_WISH_LIST_ITEMS } from '../rules/wish-list-limits.ts';
import { wishIds, wishListItemKeys } from '../wish-list-input.ts';
import { wishListField } from '../wish-list-result.ts';

const rules = z.object({ ids: wishIds });

mutation('restoreWishListItems', {
  description:
    'Restores pieces that were removed from the viewer’s wish list within the last day, with the price at the time they were added.',
  permission: WISH_LIST_REMOVE,
  audit: { none: WISH_IS_NOT_AUDITED },
  repeat: 'naturally repeatable: what is on the list stays there',
  budget: 5,
  input: (t) => ({ ids: t.idList({ required: true, description: 'Pieces, 1 to 200.' }) }),
  resolve: async (input, context, writes) => {
    const ids = wishListItemKeys(parseInput(rules, { ids: input.ids.map(String) }).ids);
    const { viewer } = context;
    return writes.transaction(async (tx) => {
      const list = await openWishList(tx, context);
      const own = { wishListId: list.id, wishList: { is: ownWishLists(viewer) } };
      const { count } = await tx.wishListItem.updateMany({
        where: { id: { in: ids }, ...own },
        data: { removedAt: null },
      });
      if (count < ids.length) throw new NotFoundError('WishListItem');
      const held = await tx.wishListItem.count({ where: { wishListId: list.id, removedAt: null } });
      if (held > MAX_WISH_LIST_ITEMS) throw new RefusedError('WISH_LIST_FULL', { max: MAX_WISH_LIST_ITEMS });
      return { wishListId: list.id };
    });
  },
  success: (t) => ({ wishList: wishListField(t) }),
  sample: async ({ caller, buyer, removedWish, foreign }) => ({
    as: caller(buyer),
    input: { ids: [await removedWish()] },
    foreign: { 'input.ids': foreign.wishId },
  }),
});
