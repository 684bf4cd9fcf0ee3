/** Maximum lengths of texts of a promotion. */
export const PROMOTION_TEXT_LENGTHS = { code: 40, name: 120 } as const;

/** Maximum of the value, minimum and limits of a promotion. */
export const MAX_PROMOTION_AMOUNT = 1_000_000;

/** Maximum number of customers, types, pieces and groups of one promotion. */
export const MAX_PROMOTION_TARGETS = 200;
