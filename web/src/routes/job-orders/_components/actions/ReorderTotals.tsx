import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format/useFormat.ts';
import { type TotalRow, TotalsList } from '../../../../ui/data/TotalsList.tsx';
import type { ReorderFacts } from './useReorderPreview.ts';

/** What a re-order comes to, beside what one piece cost the last time. */
export function ReorderTotals({ facts }: { facts: ReorderFacts }) {
  const { t } = useTranslation('jobs');
  const { percent } = useFormat();
  const { before, after, quantity, currency, discountValue, salesTaxPercent } = facts;
  const rows: TotalRow[] = [
    { key: 'before', label: t('reorder.before'), amount: before },
    { key: 'after', label: t('reorder.after'), amount: after },
    { key: 'subTotal', label: t('reorder.subTotal', { count: quantity }), amount: facts.subTotal },
    ...(Number(discountValue ?? 0) > 0
      ? [{ key: 'discount', label: t('group.discount'), amount: `-${discountValue}` }]
      : []),
    { key: 'shipping', label: t('group.shipping'), amount: facts.shippingPrice },
    {
      key: 'tax',
      label: t('group.tax', { percent: percent(salesTaxPercent) }),
      amount: facts.salesTaxValue,
    },
    { key: 'grand', label: t('group.grandTotal'), amount: facts.grandTotal, isGrand: true },
  ];
  return <TotalsList rows={rows} currency={currency} />;
}
