import { storedDay } from '../../../lib/calendar.ts';
import { builder } from '../../../schema/builder.ts';
import { forAllCustomers } from '../../identity/for-all-customers.ts';
import { JOURNAL_VIEW } from '../access.ts';
import { BooksType } from './books.type.ts';
import { openBooks } from './open-books.ts';

builder.queryField('books', (t) =>
  t.field({
    type: BooksType,
    description: 'The current state of the books, for staff with permission 2007.',
    authScopes: { permission: JOURNAL_VIEW },
    budget: 4,
    sample: ({ admin }) => ({ as: admin, args: { until: '2099-12-31' } }),
    args: {
      until: t.arg({ type: 'Date', description: 'Last open day to include; absent: yesterday.' }),
    },
    resolve: (_root, { until }, context) => {
      forAllCustomers(JOURNAL_VIEW)(context.viewer);
      return openBooks(context, until ? storedDay(until) : null);
    },
  }),
);
