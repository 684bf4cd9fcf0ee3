import type { ListExport } from '../../../lists/list-options.ts';
import { CONSIGNMENTS_EXPORT } from '../rules/transitions.ts';

/** The columns of the spreadsheet export of the list of consignments. */
export const CONSIGNMENT_EXPORT: ListExport = {
  permission: CONSIGNMENTS_EXPORT,
  columns: {
    number: { field: 'number' },
    customer: { field: 'customer.name' },
    status: { field: 'status.name' },
    issued: { field: 'issuedOn', kind: 'day' },
    due: { field: 'dueOn', kind: 'day' },
    value: { field: 'memoValue', kind: 'money' },
    out: { field: 'outValue', kind: 'money' },
  },
  currency: { field: 'currency' },
};
