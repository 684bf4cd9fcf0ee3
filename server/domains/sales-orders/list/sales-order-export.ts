import type { ListExport } from '../../../lists/list-options.ts';

/** Permission 1807: export sales orders as files. */
const SALES_ORDERS_EXPORT = 1807;

/**
 * The columns of the spreadsheet export of the list of sales orders: those of the list, then those of its rows only.
 */
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
