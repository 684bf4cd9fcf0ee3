import { listAddress } from '../../../list/list-address.ts';
import { optional, order, pageSize, searchText } from '../../../list/parameter.ts';

/** URL state of the list of promotions. Filters are named as in the query. */
export const promotionList = listAddress({
  search: searchText('search'),
  kind: optional('kind', [
    'percent-order',
    'amount-order',
    'percent-item',
    'amount-item',
    'free-item',
    'shipping',
  ]),
  sort: order('sort', ['-created', 'created', '-uses'], { created: 'CREATED_AT', uses: 'USES' }),
  pageSize: pageSize('size', [20, 50, 100]),
});

export type PromotionListView = typeof promotionList.initial;
