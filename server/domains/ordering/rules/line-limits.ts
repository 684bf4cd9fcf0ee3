/** Most pieces on one line. */
export const MAX_LINE_QUANTITY = 999;
