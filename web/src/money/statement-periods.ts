import { addDays } from '../lib/format/days.ts';
import type { AppLanguage } from '../lib/i18n/language.ts';

/** Periods of account statements. */
export const STATEMENT_PERIODS = ['last90', 'thisYear', 'lastYear', 'year'] as const;

type StatementPeriod = (typeof STATEMENT_PERIODS)[number];

/** First and last day of a period, relative to today: `YYYY-MM-DD`. */
export function daysOf(period: StatementPeriod, today: string): { from: string; to: string } {
  const year = Number(today.slice(0, 4));
  switch (period) {
    case 'last90':
      return { from: addDays(today, -90), to: today };
    case 'year':
      return { from: addDays(today, -365), to: today };
    case 'thisYear':
      return { from: `${year}-01-01`, to: today };
    case 'lastYear':
      return { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` };
  }
}

/** Server URL of a customer's account statement. */
export function statementAddress(
  customerId: number,
  { from, to }: { from: string; to: string },
  language: AppLanguage,
): string {
  return `/documents/statement.pdf?customer=${customerId}&from=${from}&to=${to}&lang=${language}`;
}
