import type { ListExport } from '../../../lists/list-options.ts';

/** The columns of the spreadsheet export of the job list: those of the list, then those of its rows only. */
export const JOB_ORDER_EXPORT: Omit<ListExport, 'permission'> = {
  columns: {
    number: { field: 'number' },
    piece: { field: 'title' },
    customer: { field: 'customer.name' },
    status: { field: 'status.name' },
    ordered: { field: 'createdAt', kind: 'instant' },
    promised: { field: 'promisedOn', kind: 'day' },
    notes: { field: 'noteCount', kind: 'number' },
    contact: { field: 'contact.fullName' },
    priority: { field: 'priority.name' },
    quantity: { field: 'quantity', kind: 'number' },
    size: { unit: 'US', field: 'size.us', kind: 'number' },
    alloy: { field: 'alloy.name' },
    stage: { field: 'stage.name' },
    order: { field: 'orderGroup.code' },
    poNumber: { field: 'poNumber' },
    reference: { field: 'reference' },
    endCustomer: { field: 'endCustomer' },
    placedBy: { field: 'placedBy.fullName' },
    wantedBy: { field: 'wantedBy', kind: 'day' },
    shipped: { field: 'shippedAt', kind: 'instant' },
    tracking: { field: 'trackingNumber' },
    changed: { field: 'updatedAt', kind: 'instant' },
    unitPrice: { field: 'unitPrice', kind: 'money' },
    total: { field: 'total', kind: 'money' },
  },
  currency: { field: 'currency' },
};
