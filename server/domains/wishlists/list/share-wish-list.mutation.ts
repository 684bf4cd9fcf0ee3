import { randomBytes } from 'node:crypto';
import { mutation } from '../../../schema/mutation.ts';
import { WISH_IS_NOT_AUDITED, WISH_LIST_EDIT } from '../access.ts';
import { wishListField } from '../wish-list-result.ts';
import { openWishList } from './open-wish-list.ts';

/** Length of a key in bytes, so that it cannot be guessed. */
const KEY_BYTES = 18;

mutation('shareWishList', {
  description:
    'Shares the viewer’s wish list by a link with colleagues of the same customer, or stops sharing it and revokes the link.',
  permission: WISH_LIST_EDIT,
  audit: { none: WISH_IS_NOT_AUDITED },
  repeat: 'naturally repeatable: a shared list keeps its key',
  budget: 3,
  input: (t) => ({
    shared: t.boolean({ required: true, description: 'Whether it is shared from now on.' }),
  }),
  resolve: async ({ shared }, context, writes) =>
    writes.transaction(async (tx) => {
      const { id } = await openWishList(tx, context);
      const key = shared ? randomBytes(KEY_BYTES).toString('base64url') : null;
      await tx.$executeRaw`UPDATE "WishList" SET version = version + 1,
        "shareKey" = CASE WHEN ${shared} THEN coalesce("shareKey", ${key}) END WHERE id = ${id}`;
      return { wishListId: id };
    }),
  success: (t) => ({ wishList: wishListField(t) }),
  sample: ({ caller, buyer }) => ({ as: caller(buyer), input: { shared: true } }),
});
