import { z } from 'zod';
import { invalidField } from '../errors/failure.ts';
import type {
  PriceQuoteFilter,
  PriceQuoteOrder,
  PriceQuoteOrderField,
  PriceQuoteSource,
} from '../gql/graphql.ts';
import { RestStatuses } from '../operations/settings.ts';
import type { Run } from '../route/route.ts';
import { flag, queryList, recordId, text, wordOf } from './fields.ts';
import { ORDER_TABS, orderTab } from './order-tab.ts';
import { listFilters, type Parsed } from './parse.ts';

/** Filters of the list of quotes. */
const filters = {
  search: text.optional(),
  statusCodes: queryList(text),
  customerId: recordId.optional(),
  waitingOn: wordOf(['US', 'CUSTOMER']).optional(),
  validity: wordOf(['VALID', 'ENDS_SOON', 'ENDED']).optional(),
};

const ORDERS = {
  dateCreated: 'CREATED_AT',
  number: 'NUMBER',
  validUntil: 'VALID_UNTIL',
  total: 'TOTAL',
} as const satisfies Record<string, PriceQuoteOrderField>;

/** The query string of the list of quotes. */
export const quoteListQuery = {
  tab: orderTab.optional(),
  ...filters,
  filters: listFilters(filters),
  sortBy: wordOf(['dateCreated', 'number', 'validUntil', 'total'])
    .optional()
    .describe('Default: newest first.'),
  sortDesc: flag.optional(),
};

type QuoteListQuery = Parsed<typeof quoteListQuery>;

/** The list arguments of a query string; `source`: only quotes of that system. */
export function quoteSelectionOf(query: QuoteListQuery, source: PriceQuoteSource | null) {
  const given = <Name extends keyof typeof filters>(name: Name) =>
    query[name] ?? query.filters?.[name] ?? null;
  const filter: PriceQuoteFilter = {
    search: given('search'),
    statusCodes: given('statusCodes'),
    customerId: given('customerId'),
    waitingOn: given('waitingOn'),
    validity: given('validity'),
    source,
  };
  const { sortBy, sortDesc } = query;
  const orderBy: PriceQuoteOrder =
    sortBy === undefined
      ? { field: 'CREATED_AT', direction: 'DESC' }
      : { field: ORDERS[sortBy], direction: sortDesc ? 'DESC' : 'ASC' };
  return { tab: ORDER_TABS[query.tab ?? 'all'], filter, orderBy };
}

/** Codes of the quote statuses with these ids; null: all. */
export async function quoteStatusCodesOf(ids: readonly number[] | null, run: Run): Promise<string[] | null> {
  if (ids === null) return null;
  const { statuses } = await run(RestStatuses, { entityType: 'PRICE_QUOTE' });
  return ids.map((id) => {
    const status = statuses.find(({ databaseId }) => databaseId === id);
    if (!status) throw invalidField('statusTypeIDs', 'UNKNOWN');
    return status.code;
  });
}

/** The query string of the count of quotes. */
export const quoteCountQuery = {
  statusTypeIDs: queryList(z.coerce.number().int().min(1)).describe('Ids of statuses; default: all.'),
};
