import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../../lib/format/useFormat.ts';
import { reductionRows } from '../../../../../orders/reduction-rows.ts';
import { taxRows } from '../../../../../orders/tax-rows.ts';
import { useReductionFormula } from '../../../../../orders/useReductionFormula.ts';
import { type TotalRow, TotalsList } from '../../../../../ui/data/TotalsList.tsx';
import type { ReorderFacts } from './useReorderPreview.ts';

/** What a re-order comes to, beside what one piece cost the last time. */
export function ReorderTotals({ facts }: { facts: ReorderFacts }) {
  const { t } = useTranslation('jobs');
  const { percent } = useFormat();
  const { before, after, quantity, currency } = facts;
  const { discounts, shipping } = reductionRows(facts, t, useReductionFormula(currency));
  const rows: TotalRow[] = [
    { key: 'before', label: t('reorder.before'), amount: before },
    { key: 'after', label: t('reorder.after'), amount: after },
    { key: 'subTotal', label: t('reorder.subTotal', { count: quantity }), amount: facts.subTotal },
    ...discounts,
    ...shipping,
    ...taxRows(facts, { none: t('group.tax'), percent }),
    { key: 'grand', label: t('group.grandTotal'), amount: facts.grandTotal, isGrand: true },
  ];
  return <TotalsList rows={rows} currency={currency} />;
}
