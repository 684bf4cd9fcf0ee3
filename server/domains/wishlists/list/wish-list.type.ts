import { encodeGlobalId } from '../../../lib/global-id.ts';
import { builder } from '../../../schema/builder.ts';
import { WISH_LIST_ITEM_ORDER } from '../items/wish-list-item.type.ts';

/** Pieces that a user saved for later, for the active customer. */
export const WishList = builder.prismaObject('WishList', {
  description: 'Pieces that a user saved for later, for the active customer.',
  fields: (t) => ({
    id: t.id({ description: 'Opaque id.', resolve: ({ id }) => encodeGlobalId('WishList', id) }),
    databaseId: t.exposeInt('id', { description: 'Integer id.' }),
    version: t.exposeInt('version', {
      description: 'Version of the list itself, incremented by every change.',
    }),
    items: t.relation('items', {
      query: { where: { removedAt: null }, orderBy: WISH_LIST_ITEM_ORDER },
      description: 'Pieces, the newest first.',
    }),
    itemCount: t.relationCount('items', { where: { removedAt: null }, description: 'Pieces.' }),
    isOwn: t.boolean({
      description: 'It is the viewer’s own list; other users can only read it and order from it.',
      resolve: ({ userId }, _args, { viewer }) => userId === viewer.userId,
    }),
    ownerName: t.string({
      description: 'Whose it is.',
      select: { user: { select: { firstName: true, lastName: true } } },
      resolve: ({ user }) => `${user.firstName} ${user.lastName}`.trim(),
    }),
    shareKey: t.string({
      nullable: true,
      description: 'Last part of the link for colleagues of the same customer; null: not shared.',
      resolve: ({ shareKey }) => shareKey,
    }),
    currency: t.string({
      description: 'Currency of its prices, ISO 4217.',
      select: { customer: { select: { currency: true } } },
      resolve: ({ customer }) => customer.currency,
    }),
  }),
});
