/** Maximum of PostgreSQL's integer columns. */
export const MAX_ID = 2_147_483_647;
