import type { Locale } from '../../lib/locale-formats.ts';
import type { Sheet } from '../layout/document-content.ts';
import { TRAVELER_WORDS } from './traveler-words.ts';

/** Permission 1706: print job orders. */
export const JOB_ORDERS_PRINT = 1706;

/** `Job traveler JO-10023-1`, or the number of travelers. */
export function travelerTitle(sheets: readonly Sheet[], language: Locale): string {
  const [only, ...more] = sheets;
  const words = TRAVELER_WORDS[language];
  return more.length === 0 ? `${words.title} ${only?.number ?? ''}` : words.titleOfMany(sheets.length);
}
