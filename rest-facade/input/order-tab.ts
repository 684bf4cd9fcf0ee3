import type { OrderTab } from '../gql/graphql.ts';
import { wordOf } from './fields.ts';

/** A tab of a list of orders, by its name in query strings. */
export const orderTab = wordOf(['all', 'new', 'processing', 'closed']);

/** Tabs by these names. */
export const ORDER_TABS = {
  all: 'ALL',
  new: 'NEW',
  processing: 'PROCESSING',
  closed: 'CLOSED',
} as const satisfies Record<string, OrderTab>;
