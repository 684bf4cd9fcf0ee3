import { z } from 'zod';
import { lookUp } from '../../../lists/look-up.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { readableWishLists, WISH_LIST_VIEW } from '../access.ts';
import { shareKeyInput } from '../wish-list-input.ts';
import { WishList } from './wish-list.type.ts';

const inputSchema = z.object({ key: shareKeyInput });

lookUp('wishList', {
  model: 'WishList',
  type: WishList,
  description:
    'The viewer’s wish list for the active customer, null until a piece is added; with a key, the shared list of a colleague of the same customer.',
  permission: WISH_LIST_VIEW,
  visible: readableWishLists,
  args: (t) => ({
    key: t.arg.string({ description: 'Share key, the last part of the link to a shared list.' }),
  }),
  where: (args, { viewer }) => {
    const { key } = parseInput(inputSchema, args);
    return key === null ? { userId: viewer.userId } : { shareKey: key };
  },
  sample: ({ buyer }) => ({ as: buyer, args: { key: null } }),
});
