import type { AppLanguage } from '../lib/i18n/language.ts';

/** Documents of one row, by its number or code. */
export type DocumentKind =
  | 'job-traveler'
  | 'packing-slip'
  | 'shipment-slip'
  | 'consignment-slip'
  | 'order-confirmation'
  | 'price-quote'
  | 'invoice'
  | 'credit-memo'
  | 'receipt';

/** Server URL of a document. It is the same for both languages of the pages, so the language is a parameter. */
export function documentAddress(kind: DocumentKind, number: string, language: AppLanguage): string {
  return `/documents/${kind}/${encodeURIComponent(number)}.pdf?lang=${language}`;
}

/** URL of several invoices in one document, by their global ids. */
export function invoicesAddress(ids: readonly string[], language: AppLanguage): string {
  return `/documents/invoices.pdf?${new URLSearchParams([...ids.map((id) => ['id', id]), ['lang', language]])}`;
}
