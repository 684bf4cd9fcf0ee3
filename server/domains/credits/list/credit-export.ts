import type { ListExport } from '../../../lists/list-options.ts';
import { CREDITS_EXPORT } from '../access.ts';

/** What the list of credits hands to spreadsheets, by the keys of its columns. */
export const CREDIT_EXPORT: ListExport = {
  permission: CREDITS_EXPORT,
  columns: {
    number: { en: 'Number', fr: 'Numéro', field: 'number' },
    customer: { en: 'Customer', fr: 'Client', field: 'customer.name' },
    date: { en: 'Date', fr: 'Date', field: 'issuedOn', kind: 'day' },
    kind: { en: 'Kind', fr: 'Nature', field: 'kind' },
    reason: { en: 'Reason', fr: 'Motif', field: 'reason' },
    invoice: { en: 'Invoice', fr: 'Facture', field: 'invoiceNumber' },
    amount: { en: 'Amount', fr: 'Montant', field: 'amount', kind: 'money' },
    refunded: { en: 'Refunded', fr: 'Remboursé', field: 'refunded', kind: 'money' },
    balance: { en: 'Balance', fr: 'Solde', field: 'balance', kind: 'money' },
    available: { en: 'Available', fr: 'Disponible', field: 'available', kind: 'money' },
  },
  currency: { en: 'Currency', fr: 'Devise', field: 'currency' },
};
