import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format/useFormat.ts';

/** A price row with the data for its formula. */
type FormulaRow = {
  readonly kind: string;
  readonly quantity: string | null | undefined;
  readonly unit: string | null | undefined;
  readonly rate: string | null | undefined;
};

/** Formula of a row: 5.64 g × $46.4938, 10% of $275.34. */
export function useFormula(currency: string): (row: FormulaRow) => string {
  const { t } = useTranslation('prices');
  const { number } = useFormat();
  return ({ kind, quantity, unit, rate }) => {
    if (!quantity || !rate || !unit) return '';
    return t([`formula.${kind}`, `formula.${unit}`, 'formula.other'], {
      quantity: number(quantity),
      rate: number(rate),
      currency,
    });
  };
}
