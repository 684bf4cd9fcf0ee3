import type { RateTableCode } from '../__generated__/PriceTablesPageQuery.graphql.ts';

/** Rate tables in tab order. */
export const RATE_TABLES = [
  'MARKET',
  'ALLOY_PREMIUMS',
  'ALLOY_METALS',
  'LABOUR',
  'SETTINGS',
  'STONES',
  'FINDINGS',
  'TREATMENTS',
  'PRIORITIES',
  'TERMS',
  'QUANTITY_BREAKS',
] as const satisfies readonly RateTableCode[];

/** The table in the URL; labour, which changes most often, by default. */
export function rateTableOf(search: URLSearchParams): (typeof RATE_TABLES)[number] {
  return RATE_TABLES.find((code) => code === search.get('table')) ?? 'LABOUR';
}
