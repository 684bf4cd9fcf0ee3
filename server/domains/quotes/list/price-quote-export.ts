import type { ListExport } from '../../../lists/list-options.ts';

/** Permission 1607: take quotes away as files. */
const QUOTES_EXPORT = 1607;

/** What the list of quotes hands to spreadsheets, by the keys of its columns, and then what only its rows know. */
export const PRICE_QUOTE_EXPORT: ListExport = {
  permission: QUOTES_EXPORT,
  columns: {
    number: { en: 'Quote', fr: 'Devis', field: 'number' },
    version: { en: 'Version', fr: 'Version', field: 'current.number', kind: 'number' },
    pieces: { en: 'Pieces', fr: 'Pièces', field: 'current.lines.title' },
    customer: { en: 'Customer', fr: 'Client', field: 'customer.name' },
    status: { en: 'Status', fr: 'Statut', field: 'status.name' },
    requested: { en: 'Requested', fr: 'Demandé le', field: 'createdAt', kind: 'instant' },
    validUntil: { en: 'Valid until', fr: 'Valable jusqu’au', field: 'validUntil', kind: 'instant' },
    notes: { en: 'Notes', fr: 'Notes', field: 'noteCount', kind: 'number' },
    poNumber: { en: 'PO number', fr: 'N° de bon de commande', field: 'poNumber' },
    reference: { en: 'Reference', fr: 'Référence', field: 'reference' },
    contact: { en: 'Contact', fr: 'Contact', field: 'contact.fullName' },
    total: { en: 'Total', fr: 'Total', field: 'total', kind: 'money' },
  },
  currency: { en: 'Currency', fr: 'Devise', field: 'currency' },
};
