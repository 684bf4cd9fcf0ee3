import type { SalesOrderView_order$data } from '../_components/__generated__/SalesOrderView_order.graphql.ts';

/** Data of the sales order page. */
export type OrderData = SalesOrderView_order$data;
