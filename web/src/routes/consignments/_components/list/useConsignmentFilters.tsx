import { useTranslation } from 'react-i18next';
import { customerFilter } from '../../../../customers/customer-filter.tsx';
import { useFormat } from '../../../../lib/format/useFormat.ts';
import { useSignedInViewer } from '../../../../lib/session/useSignedInViewer.ts';
import { daysFilter, oneFilter, searchFilter } from '../../../../list/toolbar/filter.tsx';
import { statusFilter } from '../../../../list/toolbar/status-filter.tsx';
import type { List } from '../../../../list/useList.ts';
import type { ConsignmentsPageQuery$data } from '../../__generated__/ConsignmentsPageQuery.graphql.ts';
import type { ConsignmentListView } from '../../_lib/consignment-list.ts';

/** Filters of consignments: search, status, what is overdue, days of sending and, for staff, the customer. */
export function useConsignmentFilters(list: List<ConsignmentListView>, data: ConsignmentsPageQuery$data) {
  const { t } = useTranslation('consignments');
  const { date } = useFormat();
  const { isStaff } = useSignedInViewer();
  const customer = data.consignmentsOfCustomer?.edges[0]?.node.customer.name ?? list.view.customerId;
  const end = (key: 'issuedFrom' | 'issuedTo') => ({
    key,
    label: t(`filter.${key}`),
    chip: (day: string) => t(`chip.${key}`, { date: date(day) }),
  });
  return [
    searchFilter(list, (search) => t('chip.search', { search })),
    statusFilter(list, data.statuses, {
      legend: t('filter.status'),
      chip: (status) => t('chip.status', { status }),
    }),
    oneFilter(list, 'isOverdue', t('filter.isOverdue'), (form, value) => t(`${form}.isOverdue.${value}`)),
    daysFilter(list, end('issuedFrom'), end('issuedTo')),
    customerFilter(list, { legend: t('filter.customer'), isStaff, chip: t('chip.customer', { customer }) }),
  ];
}
