import { z } from 'zod';
import { MAX_ID } from '../../../lib/max-id.ts';
import { filter } from '../../../lists/filter.ts';
import { list } from '../../../lists/list.ts';
import { JOURNAL_VIEW, visibleJournal } from '../access.ts';
import { LedgerAccountEnum } from './account.type.ts';
import { JOURNAL_EXPORT } from './journal-export.ts';
import { JournalLine } from './journal-line.type.ts';

/** The journal: what closed days were posted as. Staff only. */
export const journalLines = list('journalLines', {
  model: 'JournalLine',
  type: JournalLine,
  typeName: 'JournalLine',
  noun: { one: 'line of the journal', many: 'lines of the journal' },
  description: 'The journal: what closed days were posted as. Staff only.',
  permission: JOURNAL_VIEW,
  visible: visibleJournal,
  hasFilterInput: true,
  filters: {
    account: filter({
      type: LedgerAccountEnum,
      description: 'Only lines of this account.',
      where: (account) => ({ account }),
    }),
    customerId: filter({
      type: 'Int',
      description: 'Only lines from the ledger of this customer.',
      check: z.int().min(1).max(MAX_ID),
      where: (customerId) => ({ customerId }),
    }),
    from: filter({
      type: 'Date',
      description: 'Of this day or later.',
      examples: ['2026-01-01'],
      where: (day: Date) => ({ bookedOn: { gte: day } }),
    }),
    to: filter({
      type: 'Date',
      description: 'Of this day or before.',
      examples: ['2026-12-31'],
      where: (day: Date) => ({ bookedOn: { lte: day } }),
    }),
  },
  sorts: {
    BOOKED_ON: { description: 'Day that it counts for, in the order of posting.', by: ['bookedOn'] },
  },
  defaultSort: { field: 'BOOKED_ON', direction: 'desc', meaning: 'the latest first' },
  export: JOURNAL_EXPORT,
  tableRows: 60_000,
  countedBy: (viewer) => (viewer.isStaff ? { id: 'desc' } : null),
  sample: ({ admin }) => ({ as: admin, args: { filter: { account: 'BANK' } } }),
});
