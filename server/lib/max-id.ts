/** Largest id that PostgreSQL's integer columns hold. */
export const MAX_ID = 2_147_483_647;
