import type { ListExport } from '../../../lists/list-options.ts';

/** Permission 1907: take invoices away as files. */
const INVOICES_EXPORT = 1907;

/** What the list of invoices hands to spreadsheets, by the keys of its columns, and then what only its rows know. */
export const INVOICE_EXPORT: ListExport = {
  permission: INVOICES_EXPORT,
  columns: {
    number: { en: 'Number', fr: 'Numéro', field: 'number' },
    customer: { en: 'Customer', fr: 'Client', field: 'customer.name' },
    poNumber: { en: 'PO number', fr: 'N° de bon de commande', field: 'poNumber' },
    order: { en: 'Order', fr: 'Commande', field: 'orderCode' },
    status: { en: 'Status', fr: 'Statut', field: 'status.name' },
    issued: { en: 'Issued', fr: 'Émise le', field: 'issuedOn', kind: 'day' },
    due: { en: 'Due', fr: 'Échéance', field: 'dueOn', kind: 'day' },
    total: { en: 'Total', fr: 'Total', field: 'total', kind: 'money' },
    applied: { en: 'Applied', fr: 'Appliqué', field: 'applied', kind: 'money' },
    balance: { en: 'Balance', fr: 'Solde', field: 'balance', kind: 'money' },
  },
  currency: { en: 'Currency', fr: 'Devise', field: 'currency' },
};
