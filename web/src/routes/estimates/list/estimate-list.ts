import { listAddress } from '../../../list/list-address.ts';
import { optional, order, pagesOf, searchText } from '../../../list/parameter.ts';

/** URL state of the list of estimates. Filters are named as in the query. */
export const estimateList = listAddress({
  search: searchText('search'),
  status: optional('status', ['open', 'expired', 'converted']),
  kind: optional('kind', ['piece', 'design']),
  sort: order('sort', ['-created', 'created', 'expires', 'number', '-number', '-total', 'total'], {
    created: 'CREATED_AT',
    expires: 'EXPIRES_AT',
    number: 'NUMBER',
    total: 'TOTAL',
  }),
  ...pagesOf(10, 20, 50, 100),
});

export type EstimateListView = typeof estimateList.initial;
