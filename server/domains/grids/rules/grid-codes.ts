/**
 * Lists whose look and saved views users keep, and what each shows: the documented codes (ordering spec section 9), then
 * those of lists that legacy clients do not have.
 */
export const GRIDS = {
  PRICE_QUOTES: 'Price quotes.',
  JOB_ORDERS: 'Job orders.',
  SALES_ORDERS: 'Sales orders.',
  INVOICES: 'Invoices.',
  PAYMENTS: 'Payments.',
  CUSTOMER_CREDITS: 'Credits of customers.',
  CONTENTS: 'Contents.',
  COMPONENTS: 'Components of contents.',
  PRODUCT_CATALOG: 'Categories of the catalogue.',
  CATALOG: 'The catalogue.',
  PRODUCTS: 'Products.',
  SEO_CATALOGS: 'Search engine texts of categories.',
  SEO_PRODUCTS: 'Search engine texts of products.',
  CPv3_OC_Detail: 'Lines of an outgoing consignment.',
  CONSIGNMENTS: 'Outgoing consignments.',
  BENCH_JOBS: 'Jobs on the bench.',
  PROMOTIONS: 'Coupons and promotions.',
  ESTIMATES: 'Estimates.',
  INBOX: 'The inbox.',
  FAILED_TASKS: 'Failed background tasks.',
  ITEM_TYPES: 'Item types.',
  JOURNAL: 'The journal of the books.',
  RECONCILIATION_FINDINGS: 'Differences between our books and those of the payment gateways.',
  CUSTOM_ORDER_GROUPS: 'Groups of pieces that can be custom ordered.',
} as const;

/** One of them; the documented ones are spelled as they are there. */
export type GridCode = keyof typeof GRIDS;
