import { invalidField } from './failure.ts';
import type { Fields } from './fields.ts';
import type {
  JobOrderFilter,
  JobOrderOrder,
  JobOrderOrderField,
  OrderTab,
  PromisedFilter,
  WaitingOn,
} from './gql/graphql.ts';
import { RestStatuses } from './operations/settings.ts';
import { filtersOf } from './product-list.ts';
import type { Run } from './route.ts';

const TABS: Readonly<Record<string, OrderTab>> = {
  '': 'ALL',
  all: 'ALL',
  new: 'NEW',
  processing: 'PROCESSING',
  closed: 'CLOSED',
};

const PROMISED: readonly PromisedFilter[] = ['LATE', 'DUE_SOON', 'NONE'];
const WAITING_ON: readonly WaitingOn[] = ['US', 'CUSTOMER'];

/** A tab, and the statuses that narrow it. */
export interface JobSelection {
  readonly tab: OrderTab;
  readonly statusCodes: string[] | null;
}

/**
 * `status`: a tab of the ordering spec, ALL, OPEN (new and processing) or CLOSED of the administration
 * spec, or a status by its code or id.
 */
export async function jobSelectionOf(query: Fields, run: Run): Promise<JobSelection> {
  const status = query.text('status')?.trim() ?? '';
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

/** The job list's filter: its typed names as query keys, or the same names as JSON in `filters`. */
export function jobFilterOf(query: Fields, statusCodes: string[] | null): JobOrderFilter {
  const nested = filtersOf(query);
  const one = <T>(read: (fields: Fields) => T | undefined) => read(query) ?? read(nested) ?? null;
  return {
    search: one((fields) => fields.text('search')),
    statusCodes: one((fields) => fields.texts('statusCodes')) ?? statusCodes,
    customerId: one((fields) => fields.integer('customerId')),
    promised: oneOf(
      'promised',
      one((fields) => fields.text('promised')),
      PROMISED,
    ),
    promisedFrom: one((fields) => fields.text('promisedFrom')),
    promisedTo: one((fields) => fields.text('promisedTo')),
    waitingOn: oneOf(
      'waitingOn',
      one((fields) => fields.text('waitingOn')),
      WAITING_ON,
    ),
  };
}

const ORDERS: Readonly<Record<string, JobOrderOrderField>> = {
  datecreated: 'CREATED_AT',
  createdat: 'CREATED_AT',
  promiseddate: 'PROMISED_ON',
  promisedon: 'PROMISED_ON',
  number: 'NUMBER',
};

/** `sortBy` with `sortDesc`; newest first without. */
export function jobOrderOf(query: Fields): JobOrderOrder {
  const sortBy = query.text('sortBy') ?? '';
  if (sortBy === '') return { field: 'CREATED_AT', direction: 'DESC' };
  const field = ORDERS[sortBy.toLowerCase()];
  if (!field) throw invalidField('sortBy', 'UNKNOWN');
  return { field, direction: query.flag('sortDesc') ? 'DESC' : 'ASC' };
}

function oneOf<T extends string>(name: string, value: string | null, allowed: readonly T[]): T | null {
  if (value === null) return null;
  const match = allowed.find((one) => one === value.toUpperCase());
  if (match === undefined) throw invalidField(name, 'UNKNOWN');
  return match;
}
