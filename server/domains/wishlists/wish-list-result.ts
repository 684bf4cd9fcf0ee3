import type { FieldRef } from '@pothos/core';
import { RefusedError } from '../../errors/errors.ts';
import { changedRow, findChangedRow } from '../../lists/changed-row.ts';
import type { builder } from '../../schema/builder.ts';
import { WishListItem } from './items/wish-list-item.type.ts';
import { WishList } from './list/wish-list.type.ts';

type Types = typeof builder.$inferSchemaTypes;

/** The `wishList` field of a mutation's success: the current list with the selected fields. */
export function wishListField(
  t: PothosSchemaTypes.ObjectFieldBuilder<Types, { wishListId: number }>,
): FieldRef<Types, unknown, 'Object'> {
  return t.prismaField({
    type: WishList,
    description: 'The list as it is now.',
    resolve: (query, { wishListId }, _args, context) =>
      changedRow(context, 'WishList', { ...query, where: { id: wishListId } }),
  });
}

/** The `wishListItem` field of a mutation's success. */
export function wishListItemField(
  t: PothosSchemaTypes.ObjectFieldBuilder<Types, { wishListItemId: number }>,
): FieldRef<Types, unknown, 'Object'> {
  return t.prismaField({
    type: WishListItem,
    description: 'The piece as it is now.',
    resolve: async (query, { wishListItemId }, _args, context) => {
      const item = await findChangedRow(context, 'WishListItem', { ...query, where: { id: wishListItemId } });
      // Another tab may have removed it in between.
      if (!item) throw new RefusedError('WISH_LIST_ITEM_GONE');
      return item;
    },
  });
}
