import { z } from 'zod';
import { RefusedError } from '../../../errors/errors.ts';
import { localId } from '../../../lib/global-id.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { forAllCustomers } from '../../identity/for-all-customers.ts';
import { lockBooks } from '../../payments/ledger/lock-books.ts';
import { PAYMENT_TEXT_LENGTHS } from '../../payments/rules/payment-methods.ts';
import { BOOKS_REOPEN } from '../access.ts';
import { BooksType } from './books.type.ts';
import { openBooks } from './open-books.ts';

const rules = z.object({
  reason: z.string().trim().min(1, 'REQUIRED').max(PAYMENT_TEXT_LENGTHS.reason, 'TOO_LONG'),
});

mutation('reopenBooks', {
  description:
    'Reopens the days of the last close, with a reason. Posted entries stay; entries added later are posted at the next close. Staff only.',
  permission: forAllCustomers(BOOKS_REOPEN),
  audit: { action: 'BOOKS_REOPEN', entityType: 'BooksClose' },
  repeat: 'naturally repeatable: a close that is open again is not the last one',
  budget: 14,
  input: (t) => ({
    id: t.id({ required: true, description: 'The close that was seen as the last one.' }),
    reason: t.string({ required: true, description: 'Why.' }),
  }),
  resolve: async ({ id, ...given }, context, writes) => {
    const { reason } = parseInput(rules, given);
    const closeId = localId('BooksClose', String(id));
    await writes.transaction(async (tx, record) => {
      await lockBooks(tx);
      const last = await tx.booksClose.findFirst({
        where: { reopenedAt: null },
        orderBy: { until: 'desc' },
        select: { id: true },
      });
      if (!last) throw new RefusedError('BOOKS_NOT_CLOSED');
      if (closeId === null || last.id !== closeId) throw new RefusedError('NOT_LAST_CLOSE');
      const { viewer, now } = context;
      await tx.booksClose.update({
        where: { id: closeId },
        data: {
          reopenedAt: now,
          reopenedById: viewer.userId,
          reopenedActingById: viewer.actingById,
          reopenReason: reason,
        },
      });
      record({ entityId: closeId, data: { reason } });
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
  sample: async ({ caller, admin, booksClose }) => ({
    as: caller(admin),
    input: { id: await booksClose(), reason: 'A receipt was missed' },
  }),
});
