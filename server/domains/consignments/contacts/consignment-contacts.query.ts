import { z } from 'zod';
import { MAX_ID } from '../../../lib/max-id.ts';
import { searchText } from '../../../lib/search-text.ts';
import { READ_AS_PLANNED, readRows } from '../../../lists/read-rows.ts';
import { builder } from '../../../schema/builder.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { namedUsers } from '../../customers/named-users.ts';
import { isForAllCustomers } from '../../identity/for-all-customers.ts';
import { User } from '../../identity/user.type.ts';
import { CONSIGNMENTS_MANAGE } from '../rules/transitions.ts';
import { ANSWERING_USERS } from './answering-users.ts';

/** Maximum number of users in a response; a search finds the others. */
const MAX_CONTACTS = 20;

builder.queryField('consignmentContacts', (t) =>
  t.field({
    type: [User],
    description: `Users of a customer who can be responsible for pieces on memo, because they may see consignments; by name, ${MAX_CONTACTS} at most. For staff who pack consignments (2305).`,
    authScopes: { permission: CONSIGNMENTS_MANAGE },
    extensions: READ_AS_PLANNED,
    budget: 2,
    args: {
      customerId: t.arg.int({ required: true, description: 'Integer id of the customer.' }),
      search: t.arg.string({
        description: 'Beginning of a first, last or user name, or of an e-mail address.',
      }),
    },
    sample: ({ sales, customerId }) => ({ as: sales, args: { customerId, search: null } }),
    resolve: (_root, { search, ...args }, context, info) => {
      const { customerId } = parseInput(z.object({ customerId: z.int().min(1).max(MAX_ID) }), args);
      if (!isForAllCustomers(context.viewer, CONSIGNMENTS_MANAGE)) return [];
      const text = searchText(search);
      return readRows(context, 'User', {
        info,
        where: {
          AND: [
            ANSWERING_USERS,
            { customers: { some: { customerId } } },
            ...(text === '' ? [] : [namedUsers(text)]),
          ],
        },
        orderBy: [{ lastName: 'asc' }, { firstName: 'asc' }, { id: 'asc' }],
        take: MAX_CONTACTS,
      });
    },
  }),
);
