/** Maximum quantity of one line. */
export const MAX_LINE_QUANTITY = 999;

/** Maximum lengths of texts of a line and of an order, in characters. */
export const ORDER_TEXT_LENGTHS = {
  reference: 100,
  endCustomer: 100,
  note: 2_000,
  poNumber: 50,
  customerWoNumber: 50,
  notes: 2_000,
} as const;
