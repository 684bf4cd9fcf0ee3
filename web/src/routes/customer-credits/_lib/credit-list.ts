import { listAddress } from '../../../list/list-address.ts';
import { oneId, optional, order, pagesOf, searchText } from '../../../list/parameter.ts';

/** URL state of the list of credits. Filters are named as in the query. */
export const creditList = listAddress({
  search: searchText('search'),
  kind: optional('kind', ['return', 'goodwill', 'price-fix']),
  /** Staff only. */
  customerId: oneId('customer'),
  sort: order('sort', ['-number', 'number', '-issued', 'issued', '-amount', '-available'], {
    number: 'NUMBER',
    issued: 'ISSUED_ON',
    amount: 'AMOUNT',
    available: 'AVAILABLE',
  }),
  /** The first is the default (ordering spec section 9). */
  ...pagesOf(10, 20, 50, 100),
});

export type CreditListView = typeof creditList.initial;
