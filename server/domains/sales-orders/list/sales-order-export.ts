import type { ListExport } from '../../../lists/list-options.ts';

/** Permission 1807: take sales orders away as files. */
const SALES_ORDERS_EXPORT = 1807;

/** What the list of sales orders hands to spreadsheets, by the keys of its columns, and then what only its rows know. */
export const SALES_ORDER_EXPORT: ListExport = {
  permission: SALES_ORDERS_EXPORT,
  columns: {
    number: { field: 'number' },
    customer: { field: 'customer.name' },
    contact: { field: 'contact.fullName' },
    poNumber: { field: 'poNumber' },
    status: { field: 'status.name' },
    progress: { unit: '%', field: 'progress.percent', kind: 'number' },
    ordered: { field: 'createdAt', kind: 'instant' },
    notes: { field: 'noteCount', kind: 'number' },
    order: { field: 'orderCode' },
    due: { field: 'payment.balance', kind: 'money' },
    total: { field: 'total', kind: 'money' },
  },
  currency: { field: 'currency' },
};
