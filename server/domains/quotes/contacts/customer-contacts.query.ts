import { z } from 'zod';
import type { Viewer } from '../../../auth/viewer.ts';
import { ForbiddenError } from '../../../errors/errors.ts';
import { MAX_ID } from '../../../lib/max-id.ts';
import { READ_AS_PLANNED, readRow, readRows } from '../../../lists/read-rows.ts';
import { builder } from '../../../schema/builder.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { CUSTOMERS_EDIT } from '../../customers/access.ts';
import { isForAllCustomers } from '../../identity/for-all-customers.ts';
import { contactOr, contactsOf, MAX_CONTACTS } from '../../identity/main-contact.ts';
import { User } from '../../identity/user.type.ts';
import { SALES_ORDERS_EDIT } from '../../sales-orders/rules/transitions.ts';
import { QUOTES_EDIT } from '../rules/transitions.ts';

const rules = z.object({ customerId: z.int().min(1).max(MAX_ID) });

/**
 * Whether the viewer may read contacts of customers.
 * @throws ForbiddenError without a permission to choose one
 */
function readsContacts(viewer: Viewer): boolean {
  const permissions = [QUOTES_EDIT, SALES_ORDERS_EDIT, CUSTOMERS_EDIT];
  if (!permissions.some((permission) => viewer.can(permission))) throw new ForbiddenError(QUOTES_EDIT);
  return permissions.some((permission) => isForAllCustomers(viewer, permission));
}

builder.queryField('customerContacts', (t) =>
  t.field({
    type: [User],
    description: `Users of a customer who can be the contact of a quote or an order, by name, ${MAX_CONTACTS} at most. For staff who write quotes (1603) or orders (1803), or maintain customers (3303).`,
    authScopes: { signedIn: true },
    extensions: READ_AS_PLANNED,
    budget: 2,
    args: { customerId: t.arg.int({ required: true, description: 'Integer id of the customer.' }) },
    sample: ({ sales, customerId }) => ({ as: sales, args: { customerId } }),
    resolve: (_root, args, context, info) => {
      const { customerId } = parseInput(rules, args);
      if (!readsContacts(context.viewer)) return [];
      return readRows(context, 'User', {
        info,
        where: contactsOf(customerId),
        orderBy: [{ lastName: 'asc' }, { firstName: 'asc' }, { id: 'asc' }],
        take: MAX_CONTACTS,
      });
    },
  }),
);

builder.queryField('usualContact', (t) =>
  t.field({
    type: User,
    nullable: true,
    description:
      'Default contact of a customer: its main contact, else the contact of its latest job order, else a user who may approve, else its first user; null when it has no users. Needs the same permissions as `customerContacts`.',
    authScopes: { signedIn: true },
    extensions: READ_AS_PLANNED,
    budget: 3,
    args: { customerId: t.arg.int({ required: true, description: 'Integer id of the customer.' }) },
    sample: ({ sales, customerId }) => ({ as: sales, args: { customerId } }),
    resolve: async (_root, args, context, info) => {
      const { customerId } = parseInput(rules, args);
      if (!readsContacts(context.viewer)) return null;
      const id = await contactOr(context.db, null, customerId);
      return id === null ? null : readRow(context, 'User', { info, where: { id } });
    },
  }),
);
