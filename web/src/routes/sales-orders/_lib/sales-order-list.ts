import { listAddress } from '../../../list/list-address.ts';
import { oneId, optional, order, pagesOf, several, tabAndSearch } from '../../../list/parameter.ts';
import { SALES_ORDER_STATUS_CODES } from '../../../orders/sales-order-codes.ts';

/** URL state of the list of sales orders. Filters are named as in the query. */
export const salesOrderList = listAddress({
  ...tabAndSearch,
  statusCodes: several('status', SALES_ORDER_STATUS_CODES),
  kind: optional('kind', ['so', 'pos-lso']),
  /** Staff only. */
  billing: optional('billing', ['to-bill']),
  /** Staff only. */
  customerId: oneId('customer'),
  sort: order('sort', ['-created', 'created', 'number', '-number'], {
    created: 'CREATED_AT',
    number: 'NUMBER',
  }),
  /** The first is the default (ordering spec section 9). */
  ...pagesOf(10, 20, 50, 100),
});

export type SalesOrderListView = typeof salesOrderList.initial;
