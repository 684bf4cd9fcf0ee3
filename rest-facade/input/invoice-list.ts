import { z } from 'zod';
import type { InvoiceFilter, InvoiceOrder, InvoiceOrderField } from '../gql/graphql.ts';
import { flag, queryList, recordId, text, wordOf } from './fields.ts';
import { ORDER_TABS, orderTab } from './order-tab.ts';
import { listFilters, type Parsed } from './parse.ts';

/** Filters of the list of invoices. */
const filters = {
  search: text.optional(),
  statusCodes: queryList(text),
  customerId: recordId.optional(),
  isOverdue: flag.optional(),
  issuedFrom: z.iso.date().optional(),
  issuedTo: z.iso.date().optional(),
  dueBefore: z.iso.date().optional(),
};

const ORDERS = {
  number: 'NUMBER',
  date: 'ISSUED_ON',
  dueDate: 'DUE_ON',
  amount: 'TOTAL',
  balance: 'BALANCE',
} as const satisfies Record<string, InvoiceOrderField>;

/** The query string of the list of invoices. */
export const invoiceListQuery = {
  tab: orderTab.optional(),
  ...filters,
  filters: listFilters(filters),
  sortBy: wordOf(['number', 'date', 'dueDate', 'amount', 'balance']).optional().describe('Default: number.'),
  sortAsc: flag.optional().describe('true: ascending; otherwise descending.'),
};

type InvoiceListQuery = Parsed<typeof invoiceListQuery>;

/** The list arguments of a query string. */
export function invoiceSelectionOf(query: InvoiceListQuery) {
  const given = <Name extends keyof typeof filters>(name: Name) =>
    query[name] ?? query.filters?.[name] ?? null;
  const filter: InvoiceFilter = {
    search: given('search'),
    statusCodes: given('statusCodes'),
    customerId: given('customerId'),
    isOverdue: given('isOverdue'),
    issuedFrom: given('issuedFrom'),
    issuedTo: given('issuedTo'),
    dueBefore: given('dueBefore'),
  };
  const { sortBy = 'number', sortAsc = false } = query;
  const orderBy: InvoiceOrder = { field: ORDERS[sortBy], direction: sortAsc ? 'ASC' : 'DESC' };
  return { tab: ORDER_TABS[query.tab ?? 'all'], filter, orderBy };
}
