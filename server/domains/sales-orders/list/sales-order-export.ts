import type { ListExport } from '../../../lists/list-options.ts';

/** Permission 1807: take sales orders away as files. */
const SALES_ORDERS_EXPORT = 1807;

/** What the list of sales orders hands to spreadsheets, by the keys of its columns, and then what only its rows know. */
export const SALES_ORDER_EXPORT: ListExport = {
  permission: SALES_ORDERS_EXPORT,
  columns: {
    number: { en: 'Number', fr: 'Numéro', field: 'number' },
    customer: { en: 'Customer', fr: 'Client', field: 'customer.name' },
    contact: { en: 'Contact', fr: 'Contact', field: 'contact.fullName' },
    poNumber: { en: 'PO number', fr: 'N° de bon de commande', field: 'poNumber' },
    status: { en: 'Status', fr: 'Statut', field: 'status.name' },
    progress: { en: 'Progress (%)', fr: 'Avancement (%)', field: 'progress.percent', kind: 'number' },
    ordered: { en: 'Ordered', fr: 'Commandée', field: 'createdAt', kind: 'instant' },
    notes: { en: 'Notes', fr: 'Notes', field: 'noteCount', kind: 'number' },
    order: { en: 'Order', fr: 'Commande', field: 'orderCode' },
    due: { en: 'Due', fr: 'Dû', field: 'payment.balance', kind: 'money' },
    total: { en: 'Total', fr: 'Total', field: 'total', kind: 'money' },
  },
  currency: { en: 'Currency', fr: 'Devise', field: 'currency' },
};
