import { useTranslation } from 'react-i18next';
import { customerFilter } from '../../../../customers/customer-filter.tsx';
import { useFormat } from '../../../../lib/format/useFormat.ts';
import { useLocale } from '../../../../lib/i18n/useLocale.ts';
import { daysFilter, oneFilter, searchFilter } from '../../../../list/toolbar/filter.tsx';
import type { List } from '../../../../list/useList.ts';
import { LEDGER_ACCOUNTS } from '../../../../orders/invoice-codes.ts';
import { accountCode, type JournalView } from '../../_lib/journal-list.ts';

/** Filters of the journal: account, days, customer. */
export function useJournalFilters(list: List<JournalView>) {
  const { t } = useTranslation('books');
  const { date } = useFormat();
  const language = useLocale();
  const end = (key: 'from' | 'to') => ({
    key,
    label: t(`filter.${key}`),
    chip: (day: string) => t(`chip.${key}`, { date: date(day) }),
  });
  return [
    searchFilter(list, (search) => t('chip.search', { search })),
    oneFilter(list, 'account', t('filter.account'), (form, value) => {
      const account = LEDGER_ACCOUNTS[accountCode(value)][language];
      return form === 'chip' ? t('chip.account', { account }) : account;
    }),
    daysFilter(list, end('from'), end('to')),
    customerFilter(list, {
      legend: t('filter.customer'),
      isStaff: true,
      chip: t('chip.customer', { customer: list.view.customerId }),
    }),
  ];
}
