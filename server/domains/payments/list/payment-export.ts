import type { ListExport } from '../../../lists/list-options.ts';
import { PAYMENTS_EXPORT } from '../access.ts';

/** The columns of the spreadsheet export of the list of payments. */
export const PAYMENT_EXPORT: ListExport = {
  permission: PAYMENTS_EXPORT,
  columns: {
    number: { field: 'number' },
    customer: { field: 'customer.name' },
    received: { field: 'receivedOn', kind: 'day' },
    method: { field: 'method' },
    reference: { field: 'reference' },
    amount: { field: 'amount', kind: 'money' },
    applied: { field: 'applied', kind: 'money' },
    available: { field: 'available', kind: 'money' },
  },
  currency: { field: 'currency' },
};
