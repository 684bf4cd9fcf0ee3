import type { RateTableCode } from '../__generated__/PriceTablesPageQuery.graphql.ts';

/** The rate tables in the order of their tabs. */
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

/** The table that an address names; labour, which is changed most, where it names none. */
export function rateTableOf(search: URLSearchParams): (typeof RATE_TABLES)[number] {
  return RATE_TABLES.find((code) => code === search.get('table')) ?? 'LABOUR';
}
