import { listAddress } from '../../../list/list-address.ts';
import {
  oneId,
  optional,
  order,
  pageSize,
  savedView,
  searchText,
  selection,
  several,
  tabOf,
} from '../../../list/parameter.ts';
import { SALES_ORDER_STATUS_CODES } from '../../../orders/sales-order-codes.ts';

/** The state of the list of sales orders in the address; filters have the names that the query gives them. */
export const salesOrderList = listAddress({
  tab: tabOf('tab', ['new', 'processing', 'closed', 'all'], 'all'),
  search: searchText('search'),
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
  pageSize: pageSize('size', [10, 20, 50, 100]),
  selected: selection('selected'),
  savedView: savedView('view'),
});

/** A view of the list of sales orders. */
export type SalesOrderListView = typeof salesOrderList.initial;
