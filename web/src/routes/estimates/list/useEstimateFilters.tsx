import { useTranslation } from 'react-i18next';
import { oneFilter, searchFilter } from '../../../list/toolbar/filter.tsx';
import type { List } from '../../../list/useList.ts';
import type { EstimateListView } from './estimate-list.ts';

/** Filters of estimates: search, status, kind. */
export function useEstimateFilters(list: List<EstimateListView>) {
  const { t } = useTranslation('estimate-list');
  return [
    searchFilter(list, (search) => t('chip.search', { search })),
    oneFilter(list, 'status', t('filter.status'), (form, value) => t(`${form}.status.${value}`)),
    oneFilter(list, 'kind', t('filter.kind'), (form, value) => t(`${form}.kind.${value}`)),
  ];
}
