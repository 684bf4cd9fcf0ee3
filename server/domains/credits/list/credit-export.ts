import type { ListExport } from '../../../lists/list-options.ts';
import { CREDITS_EXPORT } from '../access.ts';

/** The columns of the spreadsheet export of the list of credits. */
export const CREDIT_EXPORT: ListExport = {
  permission: CREDITS_EXPORT,
  columns: {
    number: { field: 'number' },
    customer: { field: 'customer.name' },
    date: { field: 'issuedOn', kind: 'day' },
    kind: { field: 'kind' },
    reason: { field: 'reason' },
    invoice: { field: 'invoiceNumber' },
    amount: { field: 'amount', kind: 'money' },
    refunded: { field: 'refunded', kind: 'money' },
    balance: { field: 'balance', kind: 'money' },
    available: { field: 'available', kind: 'money' },
  },
  currency: { field: 'currency' },
};
