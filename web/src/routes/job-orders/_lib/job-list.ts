import type { OrderTabName } from '../../../links.ts';
import { listAddress } from '../../../list/list-address.ts';
import {
  day,
  oneId,
  oneOf,
  optional,
  pageSize,
  searchText,
  selection,
  several,
} from '../../../list/parameter.ts';
import { JOB_STATUS_CODES } from '../../../orders/job-status-codes.ts';

/** Tabs of the list in their order. */
export const TABS = ['new', 'processing', 'closed', 'all'] as const satisfies readonly OrderTabName[];

/** Orders that the list offers, as they stand in the address; a minus means descending. */
export const SORTS = ['-created', 'created', 'promised', '-promised', 'number', '-number'] as const;

/** One of the orders. */
export type JobSort = (typeof SORTS)[number];

/** Rows per page; the first is the default (ordering spec section 9). */
export const PAGE_SIZES = [10, 20, 50, 100] as const;

/** Quick choices for the promised day. */
export const PROMISED = ['late', 'due-soon', 'none'] as const;

/** Whose turn it is. */
export const WAITING = ['us', 'customer'] as const;

/** Most jobs that one bulk update takes. */
export const MAX_SELECTED = 100;

/** What the address says about the list of jobs. */
export const jobList = listAddress({
  tab: oneOf('tab', 'tab', TABS, 'all'),
  search: searchText('search'),
  statusCodes: several('status', JOB_STATUS_CODES),
  /** Staff only. */
  customerId: oneId('customer'),
  promised: optional('promised', PROMISED),
  /** Calendar days, both included. */
  promisedFrom: day('from'),
  promisedTo: day('to'),
  waitingOn: optional('waiting', WAITING),
  sort: oneOf('sort', 'order', SORTS, '-created'),
  pageSize: pageSize('size', PAGE_SIZES),
  /** Numbers of jobs. */
  selected: selection('selected', MAX_SELECTED),
});

/** A view of the list of jobs. */
export type JobListView = typeof jobList.initial;
