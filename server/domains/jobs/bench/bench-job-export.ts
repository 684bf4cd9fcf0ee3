import type { ListExport } from '../../../lists/list-options.ts';
import { JOB_ORDERS_EXPORT } from '../access.ts';

/** What the list of the bench hands to spreadsheets, by the keys of its columns. */
export const BENCH_JOB_EXPORT: ListExport = {
  permission: JOB_ORDERS_EXPORT,
  columns: {
    number: { en: 'Job', fr: 'Commande', field: 'number' },
    piece: { en: 'Piece', fr: 'Pièce', field: 'title' },
    customer: { en: 'Customer', fr: 'Client', field: 'customer.name' },
    stage: { en: 'Stage', fr: 'Étape', field: 'stage.name' },
    startBy: { en: 'Start by', fr: 'À commencer d’ici', field: 'startBy', kind: 'day' },
    promised: { en: 'Promised', fr: 'Promise', field: 'promisedOn', kind: 'day' },
    status: { en: 'Status', fr: 'Statut', field: 'status.name' },
    quantity: { en: 'Quantity', fr: 'Quantité', field: 'quantity', kind: 'number' },
    priority: { en: 'Priority', fr: 'Priorité', field: 'priority.name' },
  },
};
