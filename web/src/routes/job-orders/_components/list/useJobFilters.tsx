import { useTranslation } from 'react-i18next';
import { customerFilter } from '../../../../customers/customer-filter.tsx';
import { useFormat } from '../../../../lib/format/useFormat.ts';
import { useSignedInViewer } from '../../../../lib/session/useSignedInViewer.ts';
import { daysFilter, oneFilter, searchFilter } from '../../../../list/toolbar/filter.tsx';
import { statusFilter } from '../../../../list/toolbar/status-filter.tsx';
import type { List } from '../../../../list/useList.ts';
import type { JobOrdersPageQuery$data } from '../../__generated__/JobOrdersPageQuery.graphql.ts';
import type { JobListView } from '../../_lib/job-list.ts';

/** Filters of jobs: search, status, promised day, whose turn it is and, for staff, the customer. */
export function useJobFilters(list: List<JobListView>, data: JobOrdersPageQuery$data) {
  const { t } = useTranslation('jobs');
  const { date } = useFormat();
  const { isStaff } = useSignedInViewer();
  const side = isStaff ? 'staff' : 'customer';
  const customer = data.jobsOfCustomer?.edges[0]?.node.customer.name ?? list.view.customerId;
  return [
    searchFilter(list, (search) => t('chip.search', { search })),
    statusFilter(list, data.statuses, {
      legend: t('filter.status'),
      chip: (status) => t('chip.status', { status }),
    }),
    oneFilter(list, 'promised', t('filter.promised'), (form, value) => t(`${form}.promised.${value}`)),
    daysFilter(
      list,
      { key: 'promisedFrom', label: t('filter.from'), chip: (day) => t('chip.from', { date: date(day) }) },
      { key: 'promisedTo', label: t('filter.to'), chip: (day) => t('chip.to', { date: date(day) }) },
    ),
    oneFilter(list, 'waitingOn', t('filter.waiting'), (form, value) => t(`${form}.waiting.${side}.${value}`)),
    customerFilter(list, { legend: t('filter.customer'), isStaff, chip: t('chip.customer', { customer }) }),
  ];
}
