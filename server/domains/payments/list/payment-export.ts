import type { ListExport } from '../../../lists/list-options.ts';
import { PAYMENTS_EXPORT } from '../access.ts';

/** What the list of payments hands to spreadsheets, by the keys of its columns. */
export const PAYMENT_EXPORT: ListExport = {
  permission: PAYMENTS_EXPORT,
  columns: {
    number: { en: 'Number', fr: 'Numéro', field: 'number' },
    customer: { en: 'Customer', fr: 'Client', field: 'customer.name' },
    received: { en: 'Received', fr: 'Reçu le', field: 'receivedOn', kind: 'day' },
    method: { en: 'Method', fr: 'Mode', field: 'method' },
    reference: { en: 'Reference', fr: 'Référence', field: 'reference' },
    amount: { en: 'Amount', fr: 'Montant', field: 'amount', kind: 'money' },
    applied: { en: 'Applied', fr: 'Appliqué', field: 'applied', kind: 'money' },
    available: { en: 'Available', fr: 'Disponible', field: 'available', kind: 'money' },
  },
  currency: { en: 'Currency', fr: 'Devise', field: 'currency' },
};
