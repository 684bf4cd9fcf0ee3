import { nodeKey } from '../../../lib/global-id.ts';
import { builder } from '../../../schema/builder.ts';
import { isChargeback, reasonIn } from '../../orders/rules/system-reasons.ts';
import { LedgerEntryKindEnum } from '../../payments/payment/ledger-entry.type.ts';
import { visibleJournal } from '../access.ts';
import { ACCOUNTS } from '../rules/accounts.ts';
import { accountName, accountOf, LedgerAccountEnum } from './account.type.ts';

const DOCUMENT_SELECT = {
  entry: {
    select: {
      kind: true,
      reason: true,
      reversesId: true,
      invoice: { select: { number: true } },
      payment: { select: { number: true } },
      credit: { select: { number: true } },
    },
  },
} as const;

/** A line of the journal. */
export const JournalLine = builder.prismaNode('JournalLine', {
  description:
    'A journal line: the debit or credit of a ledger entry on an account. Posted when the books are closed, and never changed.',
  id: { field: 'id', description: 'Opaque id.' },
  findUnique: (id, { viewer }) => ({ id: nodeKey(id), AND: visibleJournal(viewer) }),
  nullable: true,
  sample: async ({ admin, journalLine, owner }) => ({
    as: admin,
    id: await journalLine(),
    hiddenFrom: owner,
  }),
  select: { id: true },
  fields: (t) => ({
    number: t.string({
      description: 'Stable id for other systems: `JE-`, the entry, its line.',
      select: { entryId: true, rank: true },
      resolve: ({ entryId, rank }) => `JE-${entryId}-${rank}`,
    }),
    bookedOn: t.expose('bookedOn', { type: 'Date', description: 'Accounting date.' }),
    account: t.field({
      type: LedgerAccountEnum,
      description: 'Account.',
      select: { account: true },
      resolve: ({ account }) => accountOf(account),
    }),
    accountNumber: t.string({
      description: 'Number of the account.',
      select: { account: true },
      resolve: ({ account }) => ACCOUNTS[accountOf(account)].number,
    }),
    accountName: t.string({
      description: 'Name of the account, in the language of the request.',
      select: { account: true },
      resolve: ({ account }, _args, { language }) => accountName(accountOf(account), language),
    }),
    debit: t.expose('debit', { type: 'Decimal', description: 'Debit amount; 0 for a credit.' }),
    credit: t.expose('credit', { type: 'Decimal', description: 'Credit amount; 0 for a debit.' }),
    currency: t.exposeString('currency', { description: 'ISO 4217.' }),
    customer: t.relation('customer', { description: 'Customer of the ledger entry.' }),
    kind: t.field({
      type: LedgerEntryKindEnum,
      description: 'What happened.',
      select: DOCUMENT_SELECT,
      // Only these values are written to this column.
      resolve: ({ entry }) => entry.kind as typeof LedgerEntryKindEnum.$inferType,
    }),
    isReversal: t.boolean({
      description: 'It reverses another entry.',
      select: DOCUMENT_SELECT,
      resolve: ({ entry }) => entry.reversesId !== null,
    }),
    isChargeback: t.boolean({
      description: 'A refund that the cardholder’s bank took back.',
      select: DOCUMENT_SELECT,
      resolve: ({ entry }) => isChargeback(entry),
    }),
    documents: t.stringList({
      description: 'Numbers of the invoice, payment and credit that it is about.',
      select: DOCUMENT_SELECT,
      resolve: ({ entry: { invoice, payment, credit } }) =>
        [invoice, payment, credit].flatMap((document) => document?.number ?? []),
    }),
    reason: t.string({
      nullable: true,
      description: 'Reason, if one was given.',
      select: DOCUMENT_SELECT,
      resolve: ({ entry }, _args, { language }) => reasonIn(entry.reason, language),
    }),
  }),
});
