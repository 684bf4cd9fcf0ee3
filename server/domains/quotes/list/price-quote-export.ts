import type { ListExport } from '../../../lists/list-options.ts';

/** Permission 1607: take quotes away as files. */
const QUOTES_EXPORT = 1607;

/** What the list of quotes hands to spreadsheets, by the keys of its columns, and then what only its rows know. */
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
