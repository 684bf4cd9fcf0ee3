import { listAddress } from '../../../list/list-address.ts';
import {
  optional,
  order,
  pageSize,
  savedView,
  searchText,
  severalIds,
  yesOrNo,
} from '../../../list/parameter.ts';

/** URL state of the list of item types. Filters are named as in the query. */
export const itemTypeList = listAddress({
  search: searchText('search'),
  isActive: yesOrNo('made', 'made', 'retired'),
  shownInCatalog: yesOrNo('shown', 'shown', 'hidden'),
  isPartOnly: yesOrNo('sold', 'part', 'whole'),
  pricingMode: optional('pricing', ['fixed', 'estimated-weight', 'market-at-ship']),
  itemGroupIds: severalIds('groups'),
  sort: order('sort', ['code', '-code', 'name', '-name', '-changed', 'changed'], {
    code: 'CODE',
    name: 'NAME',
    changed: 'UPDATED_AT',
  }),
  pageSize: pageSize('size', [20, 50, 100]),
  savedView: savedView('view'),
});

export type ItemTypeListView = typeof itemTypeList.initial;
