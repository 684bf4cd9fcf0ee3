import { builder } from '../../../schema/builder.ts';
import { Customer } from '../../customers/customer.type.ts';
import { User } from '../../identity/user.type.ts';
import { requestSettings } from '../../settings/read-settings.ts';
import { ItemType } from './item-type.type.ts';
import { owningCustomers, owningUsers } from './item-type-owners.ts';

builder.prismaObjectFields(ItemType, (t) => ({
  isForOwnersOnly: t.boolean({
    description:
      'Whether this installation restricts customer users to pieces owned by them or by their customer; otherwise owners have no effect.',
    resolve: async (_piece, _args, context) =>
      (await requestSettings(context)).USERS_ONLY_VIEW_THEIR_ITEM_TYPES,
  }),
  ownCustomers: t.field({
    type: [Customer],
    description:
      'Customers whose users all see it where users see only their own pieces; for staff who maintain the catalogue, limited to customers that they may see.',
    select: (_args, { viewer }, nested) => ({
      ownCustomers: {
        where: { customer: { is: owningCustomers(viewer) } },
        orderBy: { customerId: 'asc' },
        select: { customer: nested(true) },
      },
    }),
    resolve: ({ ownCustomers }) => ownCustomers.map(({ customer }) => customer),
  }),
  ownUsers: t.field({
    type: [User],
    description:
      'Portal users who see it where users see only their own pieces, regardless of their customer; for staff who maintain the catalogue, limited to users that they may see.',
    select: (_args, { viewer }, nested) => ({
      ownUsers: {
        where: { user: { is: owningUsers(viewer) } },
        orderBy: { userId: 'asc' },
        select: { user: nested(true) },
      },
    }),
    resolve: ({ ownUsers }) => ownUsers.map(({ user }) => user),
  }),
}));
