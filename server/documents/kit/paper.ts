import type { Paper } from '../layout/document-content.ts';

/** Countries that use Letter; all others use A4 (Unicode CLDR, measurement data). */
const LETTER_COUNTRIES: ReadonlySet<string> = new Set([
  'BZ',
  'CA',
  'CL',
  'CO',
  'CR',
  'GT',
  'MX',
  'NI',
  'PA',
  'PH',
  'PR',
  'SV',
  'US',
  'VE',
]);

/** Paper size of a country (ISO 3166-1 alpha-2). */
export function paperOf(country: string): Paper {
  return LETTER_COUNTRIES.has(country.toUpperCase()) ? 'LETTER' : 'A4';
}
