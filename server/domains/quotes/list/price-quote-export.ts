import type { ListExport } from '../../../lists/list-options.ts';

/** Permission 1607: export quotes as files. */
const QUOTES_EXPORT = 1607;

/** The columns of the spreadsheet export of the list of quotes: those of the list, then those of its rows only. */
export const PRICE_QUOTE_EXPORT: ListExport = {
  permission: QUOTES_EXPORT,
  columns: {
    number: { field: 'number' },
    version: { field: 'current.number', kind: 'number' },
    pieces: { field: 'current.lines.title' },
    customer: { field: 'customer.name' },
    status: { field: 'status.name' },
    requested: { field: 'createdAt', kind: 'instant' },
    validUntil: { field: 'validUntil', kind: 'instant' },
    notes: { field: 'noteCount', kind: 'number' },
    poNumber: { field: 'poNumber' },
    reference: { field: 'reference' },
    contact: { field: 'contact.fullName' },
    total: { field: 'total', kind: 'money' },
  },
  currency: { field: 'currency' },
};
