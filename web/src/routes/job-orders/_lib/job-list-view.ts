import type { OrderTabName } from '../../../links.ts';
import { type JobStatusCode, jobStatusCode } from '../../../orders/job-status-codes.ts';

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

/** What the address says about the list: tab, search, filters, order, page size, selection. */
export type JobListView = {
  readonly tab: OrderTabName;
  readonly search: string;
  readonly statusCodes: readonly JobStatusCode[];
  /** Database id of a customer; staff only. */
  readonly customerId: number | null;
  readonly promised: (typeof PROMISED)[number] | null;
  /** Calendar days, both included. */
  readonly promisedFrom: string | null;
  readonly promisedTo: string | null;
  readonly waitingOn: (typeof WAITING)[number] | null;
  readonly sort: JobSort;
  readonly pageSize: (typeof PAGE_SIZES)[number];
  /** Numbers of the selected jobs. */
  readonly selected: readonly string[];
};

/** The list as it opens. */
export const WHOLE_LIST: JobListView = {
  tab: 'all',
  search: '',
  statusCodes: [],
  customerId: null,
  promised: null,
  promisedFrom: null,
  promisedTo: null,
  waitingOn: null,
  sort: '-created',
  pageSize: 10,
  selected: [],
};

const MAX_SEARCH = 100;
const MAX_ID = 2_147_483_647;

/** Most jobs that one bulk update takes. */
export const MAX_SELECTED = 100;

/** Reads the view from the address; values that mean nothing are no filter. */
export function readJobListView(address: URLSearchParams): JobListView {
  return {
    tab: oneOf(TABS, address.get('tab')) ?? WHOLE_LIST.tab,
    search: (address.get('search') ?? '').trim().slice(0, MAX_SEARCH),
    statusCodes: listOf(address.get('status'))
      .map(jobStatusCode)
      .filter((code) => code !== undefined),
    customerId: idOf(address.get('customer')),
    promised: oneOf(PROMISED, address.get('promised')),
    promisedFrom: dayOf(address.get('from')),
    promisedTo: dayOf(address.get('to')),
    waitingOn: oneOf(WAITING, address.get('waiting')),
    sort: oneOf(SORTS, address.get('sort')) ?? WHOLE_LIST.sort,
    pageSize: PAGE_SIZES.find((size) => String(size) === address.get('size')) ?? WHOLE_LIST.pageSize,
    selected: listOf(address.get('selected')).slice(0, MAX_SELECTED),
  };
}

/** Query string of a view, with its question mark; what is as it opens is left out. */
export function jobListSearch(view: JobListView): string {
  const address = new URLSearchParams();
  const put = (name: string, value: string | number | null, initial: string | number | null = null) => {
    if (value !== initial && value !== null && value !== '') address.set(name, String(value));
  };
  put('tab', view.tab, WHOLE_LIST.tab);
  put('search', view.search);
  put('status', view.statusCodes.join(','));
  put('customer', view.customerId);
  put('promised', view.promised);
  put('from', view.promisedFrom);
  put('to', view.promisedTo);
  put('waiting', view.waitingOn);
  put('sort', view.sort, WHOLE_LIST.sort);
  put('size', view.pageSize, WHOLE_LIST.pageSize);
  put('selected', view.selected.join(','));
  // Commas are allowed in a query and keep the address readable.
  const text = address.toString().replaceAll('%2C', ',');
  return text && `?${text}`;
}

/** The view that a job is opened from: all that decides its neighbours, without the selection. */
export function listPlace(view: JobListView): JobListView {
  return { ...view, selected: [] };
}

/** The same tab, order and page size without search and filters. */
export function withoutFilters(view: JobListView): JobListView {
  const { tab, sort, pageSize } = view;
  return { ...WHOLE_LIST, tab, sort, pageSize };
}

/** Whether anything narrows the list beside the tab. */
export function isNarrowed(view: JobListView): boolean {
  return jobListSearch(withoutFilters(view)) !== jobListSearch(listPlace(view));
}

/** The view with a status chosen or, when it was, no longer. */
export function toggleStatus(view: JobListView, code: JobStatusCode): JobListView {
  return { ...view, statusCodes: toggled(view.statusCodes, code) };
}

/** The view with a job selected or, when it was, no longer. */
export function toggleSelected(view: JobListView, number: string): JobListView {
  return { ...view, selected: toggled(view.selected, number) };
}

function toggled<T>(all: readonly T[], one: T): readonly T[] {
  return all.includes(one) ? all.filter((each) => each !== one) : [...all, one];
}

function oneOf<T extends string>(all: readonly T[], text: string | null): T | null {
  return all.find((each) => each === text) ?? null;
}

function listOf(text: string | null): string[] {
  return (text ?? '').split(',').filter((part) => part !== '');
}

function idOf(text: string | null): number | null {
  if (text === null || !/^[1-9]\d{0,9}$/.test(text)) return null;
  const id = Number(text);
  return id <= MAX_ID ? id : null;
}

function dayOf(text: string | null): string | null {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : null;
}
