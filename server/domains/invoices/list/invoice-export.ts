import type { ListExport } from '../../../lists/list-options.ts';

/** Permission 1907: export invoices as files. */
const INVOICES_EXPORT = 1907;

/** The columns of the spreadsheet export of the list of invoices: those of the list, then those of its rows only. */
export const INVOICE_EXPORT: ListExport = {
  permission: INVOICES_EXPORT,
  columns: {
    number: { field: 'number' },
    customer: { field: 'customer.name' },
    poNumber: { field: 'poNumber' },
    order: { field: 'orderCode' },
    status: { field: 'statusName' },
    issued: { field: 'issuedOn', kind: 'day' },
    due: { field: 'dueOn', kind: 'day' },
    total: { field: 'total', kind: 'money' },
    applied: { field: 'applied', kind: 'money' },
    balance: { field: 'balance', kind: 'money' },
  },
  currency: { field: 'currency' },
};
