import { useTranslation } from 'react-i18next';
import { TotalsList } from '../../../../../ui/data/TotalsList.tsx';
import type { ReorderFacts } from './useReorderPreview.ts';

/** Price of one piece then and now, and the quantity. */
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
