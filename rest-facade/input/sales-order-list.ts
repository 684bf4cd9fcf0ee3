import type { SalesOrderFilter, SalesOrderOrder, SalesOrderOrderField } from '../gql/graphql.ts';
import { flag, queryList, recordId, text, wordOf } from './fields.ts';
import { ORDER_TABS, orderTab } from './order-tab.ts';
import { listFilters, type Parsed } from './parse.ts';

/** Filters of the list of sales orders. */
const filters = {
  search: text.optional(),
  statusCodes: queryList(text),
  customerId: recordId.optional(),
  kind: wordOf(['SO', 'POS_LSO']).optional(),
};

const ORDERS = {
  dateCreated: 'CREATED_AT',
  number: 'NUMBER',
} as const satisfies Record<string, SalesOrderOrderField>;

/** The query string of the list of sales orders. */
export const salesOrderListQuery = {
  tab: orderTab.optional(),
  ...filters,
  filters: listFilters(filters),
  sortBy: wordOf(['dateCreated', 'number']).optional().describe('Default: newest first.'),
  sortDesc: flag.optional(),
};

type SalesOrderListQuery = Parsed<typeof salesOrderListQuery>;

/** The list arguments of a query string. */
export function salesOrderSelectionOf(query: SalesOrderListQuery) {
  const given = <Name extends keyof typeof filters>(name: Name) =>
    query[name] ?? query.filters?.[name] ?? null;
  const filter: SalesOrderFilter = {
    search: given('search'),
    statusCodes: given('statusCodes'),
    customerId: given('customerId'),
    kind: given('kind'),
  };
  const { sortBy, sortDesc } = query;
  const orderBy: SalesOrderOrder =
    sortBy === undefined
      ? { field: 'CREATED_AT', direction: 'DESC' }
      : { field: ORDERS[sortBy], direction: sortDesc ? 'DESC' : 'ASC' };
  return { tab: ORDER_TABS[query.tab ?? 'all'], filter, orderBy };
}
