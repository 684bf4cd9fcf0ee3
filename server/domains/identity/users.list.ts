import { z } from 'zod';
import { MAX_ID } from '../../lib/max-id.ts';
import { filter, search } from '../../lists/filter.ts';
import { list } from '../../lists/list.ts';
import { namedUsers } from '../customers/named-users.ts';
import { USERS_VIEW, visibleUsers } from './access.ts';
import { SWITCH_USER } from './rules/impersonation.ts';
import { User } from './user.type.ts';

/** Users by name. */
export const users = list('users', {
  model: 'User',
  type: User,
  typeName: 'User',
  noun: { one: 'user', many: 'users' },
  description: 'Users by name. Needs 3201 (view users) or 3101 (act for users).',
  permission: [USERS_VIEW, SWITCH_USER],
  visible: (viewer) => ({ AND: [visibleUsers(viewer), { blockedAt: null }] }),
  filters: {
    search: search({
      description: 'Beginning of a first, last or user name, or of an e-mail address.',
      examples: ['buyer', 'bulk buyer', 'nobody'],
      where: namedUsers,
    }),
    customerId: filter({
      type: 'Int',
      description: 'Only users of this customer.',
      check: z.int().min(1).max(MAX_ID),
      where: (customerId) => ({ customers: { some: { customerId } } }),
    }),
  },
  sorts: { NAME: { description: 'Last name, then first name.', by: ['lastName', 'firstName'] } },
  defaultSort: { field: 'NAME', direction: 'asc', meaning: 'by name' },
  tableRows: 5_000,
  sample: ({ owner, customerId, foreignCustomerId }) => ({
    as: owner,
    args: { customerId },
    foreign: { customerId: foreignCustomerId },
  }),
});
