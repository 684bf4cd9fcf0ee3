import { listAddress } from '../../../list/list-address.ts';
import { day, oneId, optional, order, pagesOf, searchText, yesOrNo } from '../../../list/parameter.ts';

/** URL state of the list of payments. Filters are named as in the query. */
export const paymentList = listAddress({
  search: searchText('search'),
  method: optional('method', ['cash', 'check', 'transfer', 'card', 'other', 'paypal']),
  hasAvailable: yesOrNo('left', 'some', 'none'),
  /** Staff only. */
  customerId: oneId('customer'),
  receivedFrom: day('from'),
  receivedTo: day('to'),
  sort: order(
    'sort',
    ['-received', 'received', '-number', 'number', '-amount', 'amount', '-available', 'available'],
    { received: 'RECEIVED_ON', number: 'NUMBER', amount: 'AMOUNT', available: 'AVAILABLE' },
  ),
  /** The first is the default (ordering spec section 9). */
  ...pagesOf(10, 20, 50, 100),
});

export type PaymentListView = typeof paymentList.initial;
