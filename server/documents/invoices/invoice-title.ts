import type { Locale } from '../../lib/locale-formats.ts';
import type { Sheet } from '../layout/document-content.ts';
import { INVOICE_WORDS } from './invoice-words.ts';

/** File title of invoices: with the number of the only one, or of the first and the last. */
export function invoiceTitle(sheets: readonly Sheet[], language: Locale): string {
  const [first, last] = [sheets[0]?.number ?? '', sheets.at(-1)?.number ?? ''];
  return `${INVOICE_WORDS[language].title} ${first === last ? first : `${first} – ${last}`}`;
}
