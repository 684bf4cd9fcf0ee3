import { listAddress } from '../../../list/list-address.ts';
import { day, oneId, optional, order, pagesOf, several, tabAndSearch } from '../../../list/parameter.ts';
import { JOB_STATUS_CODES } from '../../../orders/job-status-codes.ts';

/** URL state of the list of jobs. Filters are named as in the query. */
export const jobList = listAddress({
  ...tabAndSearch,
  statusCodes: several('status', JOB_STATUS_CODES),
  /** Staff only. */
  customerId: oneId('customer'),
  promised: optional('promised', ['late', 'due-soon', 'none']),
  /** Calendar days, both inclusive. */
  promisedFrom: day('from'),
  promisedTo: day('to'),
  waitingOn: optional('waiting', ['us', 'customer']),
  sort: order('sort', ['-created', 'created', 'promised', '-promised', 'number', '-number'], {
    created: 'CREATED_AT',
    promised: 'PROMISED_ON',
    number: 'NUMBER',
  }),
  /** The first is the default (ordering spec section 9). */
  ...pagesOf(10, 20, 50, 100),
});

export type JobListView = typeof jobList.initial;
