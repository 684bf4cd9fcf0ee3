/**
 * Numbers of the record types, as clients of the old portal use them (product rules, section 9 of the ordering spec).
 */
export const ENTITY_TYPES = {
  MasterAlloys: 16,
  JOB_ORDER: 19,
  PRICE_QUOTE: 22,
  INVOICE: 41,
  OUTGOING_CONSIGNMENT: 42,
  JobItem: 107,
  ITEM_TYPE: 109,
  SALES_ORDER: 127,
  JOB_IMAGES: 1000,
} as const;
