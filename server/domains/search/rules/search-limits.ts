/** Characters that a text must have before anything is looked for: less begins half of all words. */
export const MIN_SEARCH_TEXT = 2;

/** Hits of each kind: as many as a call may ask for, and as many as it gets by itself. */
export const MAX_HITS = 10;
export const USUAL_HITS = 5;

/** Rows that are read for each way in which a kind matches; the best of them are shown. */
export const ROWS_TRIED = 20;

/** Ids that are looked up at once. */
export const MAX_HIT_IDS = 20;
