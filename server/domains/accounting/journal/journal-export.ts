import type { ListExport } from '../../../lists/list-options.ts';
import { JOURNAL_VIEW } from '../access.ts';

/** What the journal hands to accounting systems, by the keys of its columns. */
export const JOURNAL_EXPORT: ListExport = {
  permission: JOURNAL_VIEW,
  columns: {
    line: { en: 'Line', fr: 'Ligne', field: 'number' },
    day: { en: 'Day', fr: 'Jour', field: 'bookedOn', kind: 'day' },
    account: { en: 'Account', fr: 'Compte', field: 'accountNumber' },
    accountName: { en: 'Account name', fr: 'Nom du compte', field: 'accountName' },
    debit: { en: 'Debit', fr: 'Débit', field: 'debit', kind: 'money' },
    credit: { en: 'Credit', fr: 'Crédit', field: 'credit', kind: 'money' },
    customerAccount: { en: 'Customer account', fr: 'N° de client', field: 'customer.accountNumber' },
    customer: { en: 'Customer', fr: 'Client', field: 'customer.name' },
    kind: { en: 'Kind', fr: 'Nature', field: 'kind' },
    documents: { en: 'Documents', fr: 'Documents', field: 'documents' },
    reason: { en: 'Reason', fr: 'Motif', field: 'reason' },
  },
  currency: { en: 'Currency', fr: 'Devise', field: 'currency' },
};
