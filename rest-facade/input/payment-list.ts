import { z } from 'zod';
import type { PaymentFilter } from '../gql/graphql.ts';
import { flag, recordId, text, wordOf } from './fields.ts';
import { listFilters, type Parsed } from './parse.ts';

/** Filters of the list of payments. */
const filters = {
  search: text.optional(),
  customerId: recordId.optional(),
  method: wordOf(['CASH', 'CHECK', 'TRANSFER', 'CARD', 'OTHER', 'PAYPAL']).optional(),
  receivedFrom: z.iso.date().optional(),
  receivedTo: z.iso.date().optional(),
  hasAvailable: flag.optional(),
};

/** The query string of the list of payments. */
export const paymentListQuery = {
  ...filters,
  filters: listFilters(filters),
};

type PaymentListQuery = Parsed<typeof paymentListQuery>;

/** The filters of a query string. */
export function paymentFilterOf(query: PaymentListQuery): PaymentFilter {
  const given = <Name extends keyof typeof filters>(name: Name) =>
    query[name] ?? query.filters?.[name] ?? null;
  return {
    search: given('search'),
    customerId: given('customerId'),
    method: given('method'),
    receivedFrom: given('receivedFrom'),
    receivedTo: given('receivedTo'),
    hasAvailable: given('hasAvailable'),
  };
}
