import { useTranslation } from 'react-i18next';
import { oneFilter, searchFilter } from '../../../list/toolbar/filter.tsx';
import type { List } from '../../../list/useList.ts';
import type { FindingView } from './finding-list.ts';

/** Filters of differences: search, state, kind and gateway. */
export function useFindingFilters(list: List<FindingView>) {
  const { t } = useTranslation('reconciliation');
  const byCode = (key: 'state' | 'kind' | 'gateway') =>
    oneFilter(list, key, t(`filter.${key}`), (_form, value) =>
      t(`${key}.${value.toUpperCase().replaceAll('-', '_')}`),
    );
  return [
    searchFilter(list, (search) => t('chip.search', { search })),
    byCode('state'),
    byCode('kind'),
    byCode('gateway'),
  ];
}
