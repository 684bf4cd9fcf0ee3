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

/** Where the server makes a document; the same in both languages of the pages, so the language is asked for. */
export function documentAddress(kind: DocumentKind, number: string, language: AppLanguage): string {
  return `/documents/${kind}/${encodeURIComponent(number)}.pdf?lang=${language}`;
}

/** Several invoices in one document, by their global ids. */
export function invoicesAddress(ids: readonly string[], language: AppLanguage): string {
  return `/documents/invoices.pdf?${new URLSearchParams([...ids.map((id) => ['id', id]), ['lang', language]])}`;
}
