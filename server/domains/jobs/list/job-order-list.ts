import { z } from 'zod';
import type { Prisma } from '../../../database/generated/client.ts';
import { addDays, dateOfIsoDay, type IsoDay } from '../../../lib/calendar.ts';
import { MAX_ID } from '../../../lib/max-id.ts';
import { searchText } from '../../../lib/search-text.ts';
import type { Context } from '../../../schema/context.ts';
import { localId } from '../../../schema/global-id.ts';
import type { SortColumn } from '../../../schema/keyset.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { today } from '../../settings/company-day.ts';
import { listedJobOrders } from '../access.ts';
import { DUE_SOON_DAYS } from '../rules/job-urgency.ts';
import { searchedWords } from '../rules/search-words.ts';
import {
  isJobStatusCode,
  JOB_STATUS_CODES,
  JOB_STATUSES,
  type JobStatusCode,
  type JobTab,
} from '../rules/status-codes.ts';
import { WAITING_ON } from '../rules/waiting-on.ts';

/** A tab of the list, or all of them. */
export type ListTab = JobTab | 'ALL';

/** What the list is narrowed to; as GraphQL hands it over. */
export type JobOrderFilter = {
  search?: string | null;
  statusCodes?: readonly string[] | null;
  customerId?: number | null;
  promised?: 'LATE' | 'DUE_SOON' | 'NONE' | null;
  promisedFrom?: Date | null;
  promisedTo?: Date | null;
  waitingOn?: 'US' | 'CUSTOMER' | null;
  jobOrderIds?: readonly (string | number)[] | null;
};

/** How the list is sorted. */
export type JobOrderOrder = { field: 'CREATED_AT' | 'PROMISED_ON' | 'NUMBER'; direction: 'asc' | 'desc' };

/** Jobs that one may choose at a time. */
const MAX_CHOSEN = 100;

const filterSchema = z.object({
  search: z.string().nullish().transform(searchText),
  statusCodes: z.array(z.string().refine(isJobStatusCode, 'UNKNOWN')).max(JOB_STATUS_CODES.length).nullish(),
  customerId: z.int().min(1).max(MAX_ID).nullish(),
  jobOrderIds: z.array(z.string().max(100)).max(MAX_CHOSEN).nullish(),
});

/** Rows of the list for a viewer; throws InvalidInputError for a filter that makes no sense. */
export async function jobOrderRows(
  context: Context,
  filter: JobOrderFilter | null | undefined,
): Promise<Prisma.JobOrderWhereInput> {
  const conditions = filter ? matching(filter, filter.promised ? await today(context) : null) : [];
  return { AND: [listedJobOrders(context.viewer), ...conditions] };
}

/** Condition of a tab. */
export function inTab(tab: ListTab | null | undefined): Prisma.JobOrderWhereInput[] {
  return !tab || tab === 'ALL' ? [] : [inStatus((code) => JOB_STATUSES[code].tab === tab)];
}

/** Sort columns of an order; newest first when none is given. */
export function jobOrderSort(order: JobOrderOrder | null | undefined): SortColumn[] {
  const direction = order?.direction ?? 'desc';
  switch (order?.field) {
    case 'PROMISED_ON':
      return [{ column: 'promisedOn', kind: 'date', direction, nullable: true }];
    case 'NUMBER':
      return [{ column: 'numberRank', kind: 'bigint', direction }];
    default:
      return [{ column: 'createdAt', kind: 'date', direction }];
  }
}

function matching(filter: JobOrderFilter, now: IsoDay | null): Prisma.JobOrderWhereInput[] {
  const { search, statusCodes, customerId, jobOrderIds } = parseInput(filterSchema, filter);
  const { promisedFrom, promisedTo, waitingOn } = filter;
  return [
    ...searchedWords(search).map((word) => ({ searchTerms: { some: { term: { startsWith: word } } } })),
    ...(statusCodes ? [inStatus((code) => statusCodes.includes(code))] : []),
    ...(customerId ? [{ customerId }] : []),
    ...(jobOrderIds ? [{ id: { in: keysOf(jobOrderIds) } }] : []),
    ...(filter.promised && now ? promised(filter.promised, now) : []),
    ...(promisedFrom ? [{ promisedOn: { gte: promisedFrom } }] : []),
    ...(promisedTo ? [{ promisedOn: { lte: promisedTo } }] : []),
    ...(waitingOn ? [inStatus((code) => WAITING_ON[code] === waitingOn)] : []),
  ];
}

/** Integer keys of global ids; a malformed one is no job. */
function keysOf(ids: readonly string[]): number[] {
  return ids.map((id) => localId('JobOrder', id)).filter((key) => key !== null);
}

function promised(which: 'LATE' | 'DUE_SOON' | 'NONE', now: IsoDay): Prisma.JobOrderWhereInput[] {
  const open = inStatus((code) => JOB_STATUSES[code].tab !== 'CLOSED');
  switch (which) {
    case 'LATE':
      return [open, { promisedOn: { lt: dateOfIsoDay(now) } }];
    case 'DUE_SOON':
      return [
        open,
        { promisedOn: { gte: dateOfIsoDay(now), lte: dateOfIsoDay(addDays(now, DUE_SOON_DAYS)) } },
      ];
    case 'NONE':
      return [open, { promisedOn: null }];
  }
}

function inStatus(belongs: (code: JobStatusCode) => boolean): Prisma.JobOrderWhereInput {
  return { statusId: { in: JOB_STATUS_CODES.filter(belongs).map((code) => JOB_STATUSES[code].id) } };
}
