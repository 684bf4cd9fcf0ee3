/** Longest texts of a sales order, in characters. */
export const SALES_ORDER_TEXT_LENGTHS = { reference: 60, note: 500 } as const;

/** Most lines in one shipment. */
export const MAX_SHIPMENT_LINES = 200;

/** Ways in which deposits come. */
export const DEPOSIT_METHODS = ['CASH', 'CHECK', 'TRANSFER', 'CARD', 'OTHER'] as const;

/** Such a way. */
export type DepositMethod = (typeof DEPOSIT_METHODS)[number];
