/** Maximum number of columns of a stored grid. */
export const MAX_GRID_COLUMNS = 100;

/** Maximum lengths of texts of a grid and of a saved view, in characters. */
export const GRID_TEXT_LENGTHS = { key: 60, sort: 100, viewName: 80, viewQuery: 2_000 } as const;

/** Minimum and maximum width of a column, in pixels. */
export const COLUMN_WIDTH = { min: 24, max: 2_000 } as const;

/** Maximum number of rows of a page. */
export const MAX_GRID_PAGE = 100;

/** Maximum number of views of a user for one list. */
export const MAX_LIST_VIEWS = 50;
