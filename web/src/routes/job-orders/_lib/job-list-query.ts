import type { JobListView, JobSort } from './job-list.ts';

const FIELDS = { created: 'CREATED_AT', promised: 'PROMISED_ON', number: 'NUMBER' } as const;
const TAB = { new: 'NEW', processing: 'PROCESSING', closed: 'CLOSED', all: 'ALL' } as const;
const PROMISED = { late: 'LATE', 'due-soon': 'DUE_SOON', none: 'NONE' } as const;
const WAITING_ON = { us: 'US', customer: 'CUSTOMER' } as const;

/** Tab, filter and order of a view, as the queries take them. */
export function jobListVariables(view: JobListView) {
  return { tab: TAB[view.tab], filter: filterOf(view), orderBy: orderOf(view.sort) };
}

function filterOf(view: JobListView) {
  const { search, statusCodes, customerId, promised, promisedFrom, promisedTo, waitingOn } = view;
  return {
    ...(search && { search }),
    ...(statusCodes.length > 0 && { statusCodes }),
    ...(customerId !== null && { customerId }),
    ...(promised && { promised: PROMISED[promised] }),
    ...(promisedFrom !== null && { promisedFrom }),
    ...(promisedTo !== null && { promisedTo }),
    ...(waitingOn && { waitingOn: WAITING_ON[waitingOn] }),
  };
}

function orderOf(sort: JobSort) {
  const isDescending = sort.startsWith('-');
  // What is left without the minus is one of the three names.
  const name = (isDescending ? sort.slice(1) : sort) as keyof typeof FIELDS;
  return { field: FIELDS[name], direction: isDescending ? ('DESC' as const) : ('ASC' as const) };
}
