import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format/useFormat.ts';

/** Formats a value of a difference by its kind. */
export function useDifferenceValue(
  currency: string,
): (kind: string, value: string | null | undefined) => string {
  const { t } = useTranslation('quotes');
  const { date, money, number, percent } = useFormat();
  return (kind, value) => {
    if (value == null || value === '') return t('difference.none');
    switch (kind) {
      case 'LINE_ADDED':
      case 'LINE_REMOVED':
      case 'UNIT_PRICE':
        return money(value, currency);
      case 'QUANTITY':
        return number(value);
      case 'DEPOSIT':
        return percent(value);
      case 'LEAD_TIME':
        return t('terms.leadDays', { count: Number(value), days: number(value) });
      case 'VALIDITY':
        return date(value);
      case 'OPTIONAL':
        return t(value === 'true' ? 'line.optional' : 'line.notOptional');
      default:
        return value;
    }
  };
}
