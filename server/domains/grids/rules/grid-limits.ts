/** Most columns of a stored grid. */
export const MAX_GRID_COLUMNS = 100;

/** Longest texts of a grid and of a saved view, in characters. */
export const GRID_TEXT_LENGTHS = { key: 60, sort: 100, viewName: 80, viewQuery: 2_000 } as const;

/** Narrowest and widest column, in pixels. */
export const COLUMN_WIDTH = { min: 24, max: 2_000 } as const;

/** Most rows of a page. */
export const MAX_GRID_PAGE = 100;

/** Most views of a user over one list. */
export const MAX_LIST_VIEWS = 50;
