import { z } from 'zod';
import { encodeGlobalId } from '../../../lib/global-id.ts';
import { MAX_ID } from '../../../lib/max-id.ts';
import { filter, search } from '../../../lists/filter.ts';
import { list } from '../../../lists/list.ts';
import { onlyThese } from '../../../lists/only-these.ts';
import { JOURNAL_VIEW, visibleJournal } from '../access.ts';
import { LedgerAccountEnum } from './account.type.ts';
import { JOURNAL_EXPORT } from './journal-export.ts';
import { JournalLine } from './journal-line.type.ts';
import { linesNamed } from './lines-named.ts';

/** The journal: postings of closed days. Staff only. */
export const journalLines = list('journalLines', {
  model: 'JournalLine',
  type: JournalLine,
  typeName: 'JournalLine',
  noun: { one: 'line of the journal', many: 'lines of the journal' },
  description: 'The journal: postings of closed days. Staff only.',
  permission: JOURNAL_VIEW,
  visible: visibleJournal,
  hasFilterInput: true,
  filters: {
    search: search({
      description:
        'Number of an invoice, payment or credit, with or without its prefix, of an entry (`JE-12`) or of one of its lines.',
      examples: ['PAY-10001', 'pay10001', 'je 1-2', 'nothing like it'],
      where: linesNamed,
    }),
    account: filter({
      type: LedgerAccountEnum,
      description: 'Only lines of this account.',
      where: (account) => ({ account }),
    }),
    customerId: filter({
      type: 'Int',
      description: 'Only lines from the ledger of this customer.',
      check: z.int().min(1).max(MAX_ID),
      examples: ({ customerId }) => [customerId],
      where: (customerId) => ({ customerId }),
    }),
    from: filter({
      type: 'Date',
      description: 'From this day on.',
      examples: ['2026-01-01'],
      where: (day: Date) => ({ bookedOn: { gte: day } }),
    }),
    to: filter({
      type: 'Date',
      description: 'Up to this day.',
      examples: ['2026-12-31'],
      where: (day: Date) => ({ bookedOn: { lte: day } }),
    }),
    lineIds: onlyThese('JournalLine', async ({ db, journalLine }) => {
      // Examples of all lists are created concurrently, so an existing line is used.
      const known = await db.journalLine.findFirst({ select: { id: true } });
      return [[encodeGlobalId('JournalLine', known?.id ?? (await journalLine()))]];
    }),
  },
  sorts: {
    BOOKED_ON: { description: 'Accounting date, in the order of posting.', by: ['bookedOn'] },
    DEBIT: { description: 'Debit amount.', by: ['debit'] },
    CREDIT: { description: 'Credit amount.', by: ['credit'] },
  },
  defaultSort: { field: 'BOOKED_ON', direction: 'desc', meaning: 'the latest first' },
  selectable: true,
  export: JOURNAL_EXPORT,
  grid: 'JOURNAL',
  tableRows: 60_000,
  countedBy: (viewer) => (viewer.isStaff ? { id: 'desc' } : null),
  sample: ({ admin }) => ({ as: admin, args: { filter: { account: 'CASH' } } }),
});
