/** Longest texts of a consignment, in characters. */
export const CONSIGNMENT_TEXT_LENGTHS = { note: 2_000, reason: 500 } as const;

/** Most lines that a consignment is packed with, and that one act names. */
export const MAX_CONSIGNMENT_LINES = 100;
