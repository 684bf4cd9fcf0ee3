import { storedDay } from '../../../lib/calendar.ts';
import { mutation } from '../../../schema/mutation.ts';
import { forAllCustomers } from '../../identity/for-all-customers.ts';
import { today } from '../../settings/company-day.ts';
import { BOOKS_CLOSE } from '../access.ts';
import { BooksType } from './books.type.ts';
import { closeBooks } from './close-books.ts';
import { openBooks } from './open-books.ts';

mutation('closeBooks', {
  description:
    'Closes the books up to a past day: the entries of all open days until then are posted to the journal, and no entries can be added to those days any more. Staff only.',
  permission: forAllCustomers(BOOKS_CLOSE),
  audit: { action: 'BOOKS_CLOSE', entityType: 'BooksClose' },
  repeat: 'naturally repeatable: a day that is closed is refused',
  budget: 16,
  input: (t) => ({
    until: t.field({ type: 'Date', required: true, description: 'Last day to close.' }),
  }),
  resolve: async ({ until }, context, writes) => {
    const days = { until: storedDay(until), today: await today(context) };
    await writes.transaction(async (tx, record) => {
      const { id, entryCount } = await closeBooks(tx, context, days);
      record({ entityId: id, data: { until: days.until, entryCount } });
    });
    return openBooks(context, null);
  },
  success: (t) => ({
    books: t.field({
      type: BooksType,
      description: 'The current state of the books.',
      resolve: (books) => books,
    }),
  }),
  sample: async ({ caller, admin, openDay }) => ({
    as: caller(admin),
    input: { until: await openDay() },
  }),
});
