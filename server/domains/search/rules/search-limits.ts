/** Minimum length of a search text; shorter ones match too much. */
export const MIN_SEARCH_TEXT = 2;

/** Maximum and default number of results per kind. */
export const MAX_HITS = 10;
export const USUAL_HITS = 5;

/** Rows that are read for each way of matching; the best are shown. */
export const ROWS_TRIED = 20;

/** Maximum number of ids in a look-up. */
export const MAX_HIT_IDS = 20;
