import { z } from 'zod';
import type { CustomerCreditFilter } from '../gql/graphql.ts';
import { flag, recordId, text, wordOf } from './fields.ts';
import { listFilters, type Parsed } from './parse.ts';

/** Filters of the list of credits. */
const filters = {
  search: text.optional(),
  customerId: recordId.optional(),
  kind: wordOf(['RETURN', 'GOODWILL', 'PRICE_FIX']).optional(),
  issuedFrom: z.iso.date().optional(),
  issuedTo: z.iso.date().optional(),
  hasAvailable: flag.optional(),
};

/** The query string of the list of credits. */
export const customerCreditListQuery = {
  ...filters,
  filters: listFilters(filters),
};

/** The filters of a query string. */
export function customerCreditFilterOf(query: Parsed<typeof customerCreditListQuery>): CustomerCreditFilter {
  const given = <Name extends keyof typeof filters>(name: Name) =>
    query[name] ?? query.filters?.[name] ?? null;
  return {
    search: given('search'),
    customerId: given('customerId'),
    kind: given('kind'),
    issuedFrom: given('issuedFrom'),
    issuedTo: given('issuedTo'),
    hasAvailable: given('hasAvailable'),
  };
}
