/** Maximum lengths of texts of a sales order, in characters. */
export const SALES_ORDER_TEXT_LENGTHS = { reference: 60, note: 500 } as const;

/** Maximum number of lines in a shipment. */
export const MAX_SHIPMENT_LINES = 200;

/** Payment methods of deposits. */
export const DEPOSIT_METHODS = ['CASH', 'CHECK', 'TRANSFER', 'CARD', 'OTHER'] as const;

export type DepositMethod = (typeof DEPOSIT_METHODS)[number];
