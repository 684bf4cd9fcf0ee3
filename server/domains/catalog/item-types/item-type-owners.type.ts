import { builder } from '../../../schema/builder.ts';
import { Customer } from '../../customers/customer.type.ts';
import { User } from '../../identity/user.type.ts';
import { requestSettings } from '../../settings/read-settings.ts';
import { ItemType } from './item-type.type.ts';
import { owningCustomers, owningUsers } from './item-type-owners.ts';

builder.prismaObjectFields(ItemType, (t) => ({
  isForOwnersOnly: t.boolean({
    description:
      'Users of customers see pieces only where they are theirs or their customer’s, as the installation is set; otherwise owners change nothing.',
    resolve: async (_piece, _args, context) =>
      (await requestSettings(context)).USERS_ONLY_VIEW_THEIR_ITEM_TYPES,
  }),
  ownCustomers: t.field({
    type: [Customer],
    description:
      'Customers all of whose users see it where users see their own pieces only; for staff who keep the catalogue, as far as they see customers.',
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
      'Portal users who see it then, whatever their customer; for staff who keep the catalogue, as far as they see users.',
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
