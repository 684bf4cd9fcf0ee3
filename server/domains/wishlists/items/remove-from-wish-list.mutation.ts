import { z } from 'zod';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { WISH_IS_NOT_AUDITED, WISH_LIST_REMOVE } from '../access.ts';
import { wishedPieces, wishIds, wishListItemKeys } from '../wish-list-input.ts';
import { wishListField } from '../wish-list-result.ts';

const rules = z.object({ ids: wishIds });

mutation('removeFromWishList', {
  description:
    'Removes pieces from the viewer’s wish list, all or none; `restoreWishListItems` restores them.',
  permission: WISH_LIST_REMOVE,
  audit: { none: WISH_IS_NOT_AUDITED },
  repeat: 'naturally repeatable: removes once',
  budget: 5,
  input: (t) => ({ ids: t.idList({ required: true, description: 'Pieces on the list, 1 to 200.' }) }),
  resolve: async (input, context, writes) => {
    const ids = wishListItemKeys(parseInput(rules, { ids: input.ids.map(String) }).ids);
    return writes.transaction(async (tx) => {
      const [first] = await wishedPieces(tx, context.viewer, { ids, key: null });
      await tx.wishListItem.updateMany({ where: { id: { in: ids } }, data: { removedAt: context.now } });
      return { wishListId: first?.wishListId ?? 0 };
    });
  },
  success: (t) => ({ wishList: wishListField(t) }),
  sample: async ({ caller, buyer, wish, foreign }) => ({
    as: caller(buyer),
    input: { ids: [await wish()] },
    foreign: { 'input.ids': foreign.wishId },
  }),
});
