import { useTranslation } from 'react-i18next';
import { toggled } from '../../../list/list-address.ts';
import { choicesFilter, oneFilter, searchFilter } from '../../../list/toolbar/filter.tsx';
import type { List } from '../../../list/useList.ts';
import type { ItemTypeListView } from '../_lib/item-type-list.ts';

type Group = { readonly databaseId: number; readonly name: string };

/** Filters of item types: search, whether they are made, shown and sold separately, pricing, groups. */
export function useItemTypeFilters(list: List<ItemTypeListView>, groups: readonly Group[]) {
  const { t } = useTranslation('item-types');
  return [
    searchFilter(list, (search) => t('chip.search', { search })),
    oneFilter(list, 'isActive', t('filter.made'), (_form, value) => t(`made.${value}`)),
    oneFilter(list, 'shownInCatalog', t('filter.shown'), (_form, value) => t(`shownIn.${value}`)),
    oneFilter(list, 'isPartOnly', t('filter.sold'), (_form, value) => t(`sold.${value}`)),
    oneFilter(list, 'pricingMode', t('filter.pricing'), (_form, value) => t(`pricing.${value}`)),
    choicesFilter(list, {
      key: 'itemGroupIds',
      legend: t('filter.groups'),
      options: groups.map(({ databaseId, name }) => ({
        value: String(databaseId),
        label: name,
        chip: t('chip.group', { name }),
      })),
      chosen: list.view.itemGroupIds.map(String),
      toggle: (value) => (view) => ({ itemGroupIds: toggled(view.itemGroupIds, Number(value)) }),
    }),
  ];
}
