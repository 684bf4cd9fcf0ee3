import type { ListExport } from '../../../lists/list-options.ts';
import { JOURNAL_VIEW } from '../access.ts';

/** The columns of the journal export for accounting systems. */
export const JOURNAL_EXPORT: ListExport = {
  permission: JOURNAL_VIEW,
  columns: {
    line: { field: 'number' },
    day: { field: 'bookedOn', kind: 'day' },
    account: { field: 'accountNumber' },
    accountName: { field: 'accountName' },
    debit: { field: 'debit', kind: 'money' },
    credit: { field: 'credit', kind: 'money' },
    customerAccount: { field: 'customer.accountNumber' },
    customer: { field: 'customer.name' },
    kind: { field: 'kind' },
    documents: { field: 'documents' },
    reason: { field: 'reason' },
  },
  currency: { field: 'currency' },
};
