import type { OrderTab } from '../gql/graphql.ts';
import { wordOf } from './fields.ts';

/** A tab of a list of orders, as query strings name it. */
export const orderTab = wordOf(['all', 'new', 'processing', 'closed']);

/** The tabs that these words name. */
export const ORDER_TABS = {
  all: 'ALL',
  new: 'NEW',
  processing: 'PROCESSING',
  closed: 'CLOSED',
} as const satisfies Record<string, OrderTab>;
