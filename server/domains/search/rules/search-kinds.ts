/** Kinds of search results, in the default order of their groups. */
export const SEARCH_KINDS = [
  'JOB_ORDER',
  'SALES_ORDER',
  'PRICE_QUOTE',
  'CONSIGNMENT',
  'INVOICE',
  'ESTIMATE',
  'PAYMENT',
  'CUSTOMER_CREDIT',
  'CUSTOMER',
  'PRODUCT',
] as const;

export type SearchKind = (typeof SEARCH_KINDS)[number];
