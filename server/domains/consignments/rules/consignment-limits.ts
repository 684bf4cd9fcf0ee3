/** Maximum lengths of texts of a consignment, in characters. */
export const CONSIGNMENT_TEXT_LENGTHS = { note: 2_000, reason: 500 } as const;

/** Maximum number of lines of a new consignment, and of an action. */
export const MAX_CONSIGNMENT_LINES = 100;
