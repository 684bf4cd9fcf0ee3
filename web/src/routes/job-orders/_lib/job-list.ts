import { listAddress } from '../../../list/list-address.ts';
import { day, oneId, optional, order, pagesOf, several, tabAndSearch } from '../../../list/parameter.ts';
import { JOB_STATUS_CODES } from '../../../orders/job-status-codes.ts';

/** The state of the list of jobs in the address; filters have the names that the query gives them. */
export const jobList = listAddress({
  ...tabAndSearch,
  statusCodes: several('status', JOB_STATUS_CODES),
  /** Staff only. */
  customerId: oneId('customer'),
  promised: optional('promised', ['late', 'due-soon', 'none']),
  /** Calendar days, both included. */
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

/** A view of the list of jobs. */
export type JobListView = typeof jobList.initial;
