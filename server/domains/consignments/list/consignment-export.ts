import type { ListExport } from '../../../lists/list-options.ts';
import { CONSIGNMENTS_EXPORT } from '../rules/transitions.ts';

/** What the list of consignments hands to spreadsheets, by the keys of its columns. */
export const CONSIGNMENT_EXPORT: ListExport = {
  permission: CONSIGNMENTS_EXPORT,
  columns: {
    number: { en: 'Number', fr: 'Numéro', field: 'number' },
    customer: { en: 'Customer', fr: 'Client', field: 'customer.name' },
    status: { en: 'Status', fr: 'Statut', field: 'status.name' },
    issued: { en: 'Sent', fr: 'Envoyée le', field: 'issuedOn', kind: 'day' },
    due: { en: 'Due', fr: 'Échéance', field: 'dueOn', kind: 'day' },
    value: { en: 'Memo value', fr: 'Valeur en consignation', field: 'memoValue', kind: 'money' },
    out: { en: 'Out', fr: 'En circulation', field: 'outValue', kind: 'money' },
  },
  currency: { en: 'Currency', fr: 'Devise', field: 'currency' },
};
