/** Longest texts of a promotion. */
export const PROMOTION_TEXT_LENGTHS = { code: 40, name: 120 } as const;

/** Largest value, minimum and limit of a promotion. */
export const MAX_PROMOTION_AMOUNT = 1_000_000;

/** Customers, types, pieces and groups that one promotion may name. */
export const MAX_PROMOTION_TARGETS = 200;
