import type { ListExport } from '../../../lists/list-options.ts';
import { JOB_ORDERS_EXPORT } from '../../jobs/access.ts';

/** The columns of the spreadsheet export of the bench list. */
export const BENCH_JOB_EXPORT: ListExport = {
  permission: JOB_ORDERS_EXPORT,
  columns: {
    number: { field: 'number' },
    piece: { field: 'title' },
    customer: { field: 'customer.name' },
    stage: { field: 'stage.name' },
    startBy: { field: 'startBy', kind: 'day' },
    promised: { field: 'promisedOn', kind: 'day' },
    status: { field: 'status.name' },
    quantity: { field: 'quantity', kind: 'number' },
    priority: { field: 'priority.name' },
  },
};
