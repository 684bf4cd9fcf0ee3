import type { ListExport } from '../../../lists/list-options.ts';

/** What the job list hands to spreadsheets, by the keys of its columns, and then what only its rows know. */
export const JOB_ORDER_EXPORT: Omit<ListExport, 'permission'> = {
  columns: {
    number: { en: 'Job', fr: 'Commande', field: 'number' },
    piece: { en: 'Piece', fr: 'Pièce', field: 'title' },
    customer: { en: 'Customer', fr: 'Client', field: 'customer.name' },
    status: { en: 'Status', fr: 'Statut', field: 'status.name' },
    ordered: { en: 'Ordered', fr: 'Commandée', field: 'createdAt', kind: 'instant' },
    promised: { en: 'Promised', fr: 'Promise', field: 'promisedOn', kind: 'day' },
    notes: { en: 'Notes', fr: 'Notes', field: 'noteCount', kind: 'number' },
    contact: { en: 'Contact', fr: 'Contact', field: 'contact.fullName' },
    priority: { en: 'Priority', fr: 'Priorité', field: 'priority.name' },
    quantity: { en: 'Quantity', fr: 'Quantité', field: 'quantity', kind: 'number' },
    size: { en: 'Size (US)', fr: 'Taille (US)', field: 'size.us', kind: 'number' },
    alloy: { en: 'Metal', fr: 'Métal', field: 'alloy.name' },
    stage: { en: 'Stage', fr: 'Étape', field: 'stage.name' },
    order: { en: 'Order', fr: 'Commande', field: 'orderGroup.code' },
    poNumber: { en: 'PO number', fr: 'N° de bon de commande', field: 'poNumber' },
    reference: { en: 'Reference', fr: 'Référence', field: 'reference' },
    endCustomer: { en: 'End customer', fr: 'Client final', field: 'endCustomer' },
    placedBy: { en: 'Ordered by', fr: 'Commandée par', field: 'placedBy.fullName' },
    wantedBy: { en: 'Wanted by', fr: 'Souhaitée pour', field: 'wantedBy', kind: 'day' },
    shipped: { en: 'Shipped', fr: 'Expédiée', field: 'shippedAt', kind: 'instant' },
    tracking: { en: 'Tracking number', fr: 'Numéro de suivi', field: 'trackingNumber' },
    changed: { en: 'Last change', fr: 'Dernier changement', field: 'updatedAt', kind: 'instant' },
    unitPrice: { en: 'Unit price', fr: 'Prix unitaire', field: 'unitPrice', kind: 'money' },
    total: { en: 'Total', fr: 'Total', field: 'total', kind: 'money' },
  },
  currency: { en: 'Currency', fr: 'Devise', field: 'currency' },
};
