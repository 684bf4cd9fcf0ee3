import { z } from 'zod';
import type { ConsignmentFilter } from '../gql/graphql.ts';
import { flag, recordId, text, wordOf } from './fields.ts';
import { listFilters, type Parsed } from './parse.ts';

/** Filters of the list of consignments. */
const filters = {
  search: text.optional(),
  customerId: recordId.optional(),
  isOverdue: flag.optional(),
  issuedFrom: z.iso.date().optional(),
  issuedTo: z.iso.date().optional(),
  dueBefore: z.iso.date().optional(),
};

/** The query string of the list of consignments. */
export const consignmentListQuery = {
  OrderStatusCode: wordOf(['ALL', 'NEW', 'PROCESSING', 'CLOSED'])
    .optional()
    .describe('Only those in this status.'),
  ...filters,
  filters: listFilters(filters),
};

/** The list arguments of a query string. */
export function consignmentSelectionOf(query: Parsed<typeof consignmentListQuery>) {
  const given = <Name extends keyof typeof filters>(name: Name) =>
    query[name] ?? query.filters?.[name] ?? null;
  const filter: ConsignmentFilter = {
    search: given('search'),
    customerId: given('customerId'),
    isOverdue: given('isOverdue'),
    issuedFrom: given('issuedFrom'),
    issuedTo: given('issuedTo'),
    dueBefore: given('dueBefore'),
  };
  return { tab: query.OrderStatusCode ?? 'ALL', filter };
}
