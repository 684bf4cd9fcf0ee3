import { useTranslation } from 'react-i18next';
import { customerFilter } from '../../../../customers/customer-filter.tsx';
import { useFormat } from '../../../../lib/format/useFormat.ts';
import { useSignedInViewer } from '../../../../lib/session/useSignedInViewer.ts';
import { daysFilter, oneFilter, searchFilter } from '../../../../list/toolbar/filter.tsx';
import type { List } from '../../../../list/useList.ts';
import type { PaymentsPageQuery$data } from '../../__generated__/PaymentsPageQuery.graphql.ts';
import type { PaymentListView } from '../../_lib/payment-list.ts';

/** Filters of payments: search, method, what is left, the day and, for staff, the customer. */
export function usePaymentFilters(list: List<PaymentListView>, data: PaymentsPageQuery$data) {
  const { t } = useTranslation(['payments', 'ledger']);
  const { date } = useFormat();
  const { isStaff } = useSignedInViewer();
  const customer = data.paymentsOfCustomer?.edges[0]?.node.customer.name ?? list.view.customerId;
  const end = (key: 'receivedFrom' | 'receivedTo') => ({
    key,
    label: t(`filter.${key}`),
    chip: (day: string) => t(`chip.${key}`, { date: date(day) }),
  });
  return [
    searchFilter(list, (search) => t('chip.search', { search })),
    oneFilter(list, 'method', t('filter.method'), (form, value) => {
      const method = t(`ledger:method.${value.toUpperCase()}`);
      return form === 'chip' ? t('chip.method', { method }) : method;
    }),
    oneFilter(list, 'hasAvailable', t('filter.hasAvailable'), (form, value) =>
      t(`${form}.hasAvailable.${value}`),
    ),
    daysFilter(list, end('receivedFrom'), end('receivedTo')),
    customerFilter(list, { legend: t('filter.customer'), isStaff, chip: t('chip.customer', { customer }) }),
  ];
}
