import { z } from 'zod';
import { ForbiddenError } from '../../../errors/errors.ts';
import { MAX_ID } from '../../../lib/max-id.ts';
import { READ_AS_PLANNED, readRows } from '../../../lists/read-rows.ts';
import { builder } from '../../../schema/builder.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { contactsOf, MOST_CONTACTS } from '../../identity/main-contact.ts';
import { User } from '../../identity/user.type.ts';
import { isForAllCustomers } from '../../ordering/for-all-customers.ts';
import { SALES_ORDERS_EDIT } from '../../sales-orders/rules/transitions.ts';
import { QUOTES_EDIT } from '../rules/transitions.ts';

builder.queryField('customerContacts', (t) =>
  t.field({
    type: [User],
    description: `People of a customer who can be the contact of a quote or an order, by name, ${MOST_CONTACTS} at most. For staff who write quotes (1603) or orders (1803).`,
    authScopes: { signedIn: true },
    extensions: READ_AS_PLANNED,
    budget: 2,
    args: { customerId: t.arg.int({ required: true, description: 'Integer id of the customer.' }) },
    sample: ({ sales, customerId }) => ({ as: sales, args: { customerId } }),
    resolve: (_root, args, context, info) => {
      const { customerId } = parseInput(z.object({ customerId: z.int().min(1).max(MAX_ID) }), args);
      const { viewer } = context;
      const permissions = [QUOTES_EDIT, SALES_ORDERS_EDIT];
      if (!permissions.some((permission) => viewer.can(permission))) throw new ForbiddenError(QUOTES_EDIT);
      if (!permissions.some((permission) => isForAllCustomers(viewer, permission))) return [];
      return readRows(context, 'User', {
        info,
        where: contactsOf(customerId),
        orderBy: [{ lastName: 'asc' }, { firstName: 'asc' }, { id: 'asc' }],
        take: MOST_CONTACTS,
      });
    },
  }),
);
