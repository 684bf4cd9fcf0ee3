/** Terms of pieces on memo, in days. */
export const MEMO_TERM_DAYS = [30, 60, 90] as const;
