import { z } from 'zod';
import { invalidField } from '../errors/failure.ts';
import type { JobOrderFilter, JobOrderOrder, JobOrderOrderField, OrderTab } from '../gql/graphql.ts';
import { RestStatuses } from '../operations/settings.ts';
import type { Run } from '../route/route.ts';
import { flag, queryList, recordId, text, wordOf } from './fields.ts';
import { listFilters, type Parsed } from './parse.ts';

const TABS: Readonly<Record<string, OrderTab>> = {
  '': 'ALL',
  all: 'ALL',
  new: 'NEW',
  processing: 'PROCESSING',
  closed: 'CLOSED',
};

/** Filters of the job list. */
const filters = {
  search: text.optional(),
  statusCodes: queryList(text),
  customerId: recordId.optional(),
  promised: wordOf(['LATE', 'DUE_SOON', 'NONE']).optional(),
  promisedFrom: z.iso.date().optional(),
  promisedTo: z.iso.date().optional(),
  waitingOn: wordOf(['US', 'CUSTOMER']).optional(),
};

const ORDERS = {
  dateCreated: 'CREATED_AT',
  createdAt: 'CREATED_AT',
  promisedDate: 'PROMISED_ON',
  promisedOn: 'PROMISED_ON',
  number: 'NUMBER',
} as const satisfies Record<string, JobOrderOrderField>;

/** The query string of the job list. */
export const jobListQuery = {
  status: text.optional().describe('all, new, processing, closed, open, or a status by code or id.'),
  ...filters,
  filters: listFilters(filters),
  sortBy: wordOf(['dateCreated', 'createdAt', 'promisedDate', 'promisedOn', 'number'])
    .optional()
    .describe('Default: newest first.'),
  sortDesc: flag.optional(),
};

type JobListQuery = Parsed<typeof jobListQuery>;

/** A tab and its filter by status. */
export interface JobSelection {
  readonly tab: OrderTab;
  readonly statusCodes: string[] | null;
}

/**
 * `status`: a tab of the ordering spec; ALL, OPEN (new and processing) or CLOSED of the administration spec; or the
 * code or id of a status.
 */
export async function jobSelectionOf(query: JobListQuery, run: Run): Promise<JobSelection> {
  const status = query.status?.trim() ?? '';
  const tab = TABS[status.toLowerCase()];
  if (tab) return { tab, statusCodes: null };
  const { statuses } = await run(RestStatuses, { entityType: 'JOB_ORDER' });
  const isOpen = status.toLowerCase() === 'open';
  const chosen = statuses.filter((one) =>
    isOpen
      ? one.tab?.toLowerCase() !== 'closed'
      : one.code === status.toUpperCase() || String(one.databaseId) === status,
  );
  if (chosen.length === 0) throw invalidField('status', 'UNKNOWN');
  return { tab: 'ALL', statusCodes: chosen.map(({ code }) => code) };
}

/** The filter of the job list, by query keys or in `filters`; `statusCodes` is for a query without status. */
export function jobFilterOf(query: JobListQuery, statusCodes: string[] | null): JobOrderFilter {
  const filterValue = <Name extends keyof typeof filters>(name: Name) =>
    query[name] ?? query.filters?.[name] ?? null;
  return {
    search: filterValue('search'),
    statusCodes: filterValue('statusCodes') ?? statusCodes,
    customerId: filterValue('customerId'),
    promised: filterValue('promised'),
    promisedFrom: filterValue('promisedFrom'),
    promisedTo: filterValue('promisedTo'),
    waitingOn: filterValue('waitingOn'),
  };
}

/** `sortBy` with `sortDesc`; newest first by default. */
export function jobOrderOf({ sortBy, sortDesc }: JobListQuery): JobOrderOrder {
  if (sortBy === undefined) return { field: 'CREATED_AT', direction: 'DESC' };
  return { field: ORDERS[sortBy], direction: sortDesc ? 'DESC' : 'ASC' };
}
