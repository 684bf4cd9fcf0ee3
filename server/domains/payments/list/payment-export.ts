import type { ListExport } from '../../../lists/list-options.ts';
import { PAYMENTS_EXPORT } from '../access.ts';

/** What the list of payments hands to spreadsheets, by the keys of its columns. */
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
