import { useTranslation } from 'react-i18next';
import { TotalsList } from '../../../../../ui/data/TotalsList.tsx';
import type { ReorderFacts } from './useReorderPreview.ts';

/** What one piece cost the last time and costs today, and how many are ordered. */
export function ReorderPrices({ facts }: { facts: ReorderFacts }) {
  const { t } = useTranslation('jobs');
  const { before, after, quantity, currency, subTotal } = facts;
  const rows = [
    { key: 'before', label: t('reorder.before'), amount: before },
    { key: 'after', label: t('reorder.after'), amount: after },
    { key: 'pieces', label: t('reorder.subTotal', { count: quantity }), amount: subTotal },
  ];
  return <TotalsList rows={rows} currency={currency} />;
}
