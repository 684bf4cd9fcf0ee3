import { dateOfIsoDay } from '../../../lib/calendar.ts';
import { READ_AS_PLANNED } from '../../../lists/read-rows.ts';
import { builder } from '../../../schema/builder.ts';
import { isForAllCustomers } from '../../identity/for-all-customers.ts';
import { BOOKS_CLOSE, BOOKS_REOPEN } from '../access.ts';
import { accountName, LedgerAccountEnum } from '../journal/account.type.ts';
import { ACCOUNTS } from '../rules/accounts.ts';
import type { AccountBalance } from '../rules/trial-balance.ts';
import { BooksClose } from './books-close.type.ts';
import type { OpenBooks } from './open-books.ts';

/** Maximum number of closes shown. */
const SHOWN_CLOSES = 50;

const AccountBalanceType = builder.objectRef<AccountBalance>('AccountBalance').implement({
  description: 'Total debits and credits of an account.',
  fields: (t) => ({
    account: t.expose('account', { type: LedgerAccountEnum, description: 'Account.' }),
    number: t.string({ description: 'Number.', resolve: ({ account }) => ACCOUNTS[account].number }),
    name: t.string({
      description: 'Name in the language of the request.',
      resolve: ({ account }, _args, { language }) => accountName(account, language),
    }),
    debit: t.expose('debit', { type: 'Decimal', description: 'Total of the debits.' }),
    credit: t.expose('credit', { type: 'Decimal', description: 'Total of the credits.' }),
  }),
});

/** The current state of the books. */
export const BooksType = builder.objectRef<OpenBooks>('Books').implement({
  description: 'State of the books: the closing date and the open periods.',
  fields: (t) => ({
    closedUntil: t.field({
      type: 'Date',
      nullable: true,
      description: 'The last day that is closed; null: none is.',
      resolve: (books) => (books.closedUntil === null ? null : dateOfIsoDay(books.closedUntil)),
    }),
    closableUntil: t.field({
      type: 'Date',
      description: 'The last day that can be closed: yesterday.',
      resolve: (books) => dateOfIsoDay(books.closableUntil),
    }),
    until: t.field({
      type: 'Date',
      description: 'Last open day that these figures include.',
      resolve: ({ until }) => dateOfIsoDay(until),
    }),
    entryCount: t.int({
      description: 'Number of ledger entries in the open days.',
      resolve: async ({ open }) => (await open()).entryCount,
    }),
    total: t.field({
      type: 'Decimal',
      description: 'Total debits, equal to total credits.',
      resolve: async ({ open }) => (await open()).total,
    }),
    accounts: t.field({
      type: [AccountBalanceType],
      description: 'Postings of the open days if they were closed now, by account.',
      resolve: async ({ open }) => [...(await open()).accounts],
    }),
    closes: t.prismaField({
      type: [BooksClose],
      description: `Closes, the latest first; ${SHOWN_CLOSES} at most.`,
      extensions: READ_AS_PLANNED,
      resolve: (query, _books, _args, { db }) =>
        db.booksClose.findMany({ ...query, orderBy: { id: 'desc' }, take: SHOWN_CLOSES }),
    }),
    allowedActions: t.stringList({
      description: 'What the viewer may do: `CLOSE`, `REOPEN`.',
      resolve: (books, _args, { viewer }) => [
        ...(isForAllCustomers(viewer, BOOKS_CLOSE) && books.closableUntil > (books.closedUntil ?? '')
          ? ['CLOSE']
          : []),
        ...(isForAllCustomers(viewer, BOOKS_REOPEN) && books.closedUntil !== null ? ['REOPEN'] : []),
      ],
    }),
  }),
});
