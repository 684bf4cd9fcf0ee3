import { listAddress } from '../../../list/list-address.ts';
import { optional, order, pagesOf, searchText } from '../../../list/parameter.ts';

/** URL state of the list of differences. Filters are named as in the query. */
export const findingList = listAddress({
  search: searchText('search'),
  state: optional('state', ['open', 'resolved']),
  kind: optional('kind', [
    'missing-here',
    'missing-there',
    'status-differs',
    'currency-differs',
    'amount-differs',
    'refund-differs',
    'duplicate',
  ]),
  gateway: optional('gateway', ['square', 'nmi', 'paypal']),
  sort: order('sort', ['-found', 'found', '-day', 'day'], { found: 'CREATED_AT', day: 'HAPPENED_AT' }),
  ...pagesOf(20, 50, 100),
});

export type FindingView = typeof findingList.initial;
