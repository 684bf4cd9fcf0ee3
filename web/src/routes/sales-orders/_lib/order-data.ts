import type { SalesOrderView_order$data } from '../_components/__generated__/SalesOrderView_order.graphql.ts';

/** All that the page shows of a sales order. */
export type OrderData = SalesOrderView_order$data;
