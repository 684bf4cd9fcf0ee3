/** What the global search finds, in the order in which its groups stand when none has a better hit. */
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
