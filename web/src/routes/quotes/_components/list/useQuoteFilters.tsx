import { useTranslation } from 'react-i18next';
import { customerFilter } from '../../../../customers/customer-filter.tsx';
import { useSignedInViewer } from '../../../../lib/session/useSignedInViewer.ts';
import { oneFilter, searchFilter } from '../../../../list/toolbar/filter.tsx';
import { statusFilter } from '../../../../list/toolbar/status-filter.tsx';
import type { List } from '../../../../list/useList.ts';
import type { QuotesPageQuery$data } from '../../__generated__/QuotesPageQuery.graphql.ts';
import type { QuoteListView } from '../../_lib/quote-list.ts';

/** Filters of quotes: search, status, validity, whose turn it is and, for staff, approval, source and customer. */
export function useQuoteFilters(list: List<QuoteListView>, data: QuotesPageQuery$data) {
  const { t } = useTranslation('quotes');
  const { isStaff } = useSignedInViewer();
  const side = isStaff ? 'staff' : 'customer';
  const customer = data.quotesOfCustomer?.edges[0]?.node.customer.name ?? list.view.customerId;
  const source = oneFilter(list, 'source', t('filter.source'), (form, value) => t(`${form}.source.${value}`));
  const approval = oneFilter(list, 'approval', t('filter.approval'), (form, value) =>
    t(`${form}.approval.${value}`),
  );
  return [
    searchFilter(list, (search) => t('chip.search', { search })),
    statusFilter(list, data.statuses, {
      legend: t('filter.status'),
      chip: (status) => t('chip.status', { status }),
    }),
    oneFilter(list, 'validity', t('filter.validity'), (form, value) => t(`${form}.validity.${value}`)),
    oneFilter(list, 'waitingOn', t('filter.waiting'), (form, value) => t(`${form}.waiting.${side}.${value}`)),
    ...(isStaff ? [approval, source] : []),
    customerFilter(list, { legend: t('filter.customer'), isStaff, chip: t('chip.customer', { customer }) }),
  ];
}
