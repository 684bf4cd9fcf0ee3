/** A user's settings of a column. */
export type GridColumn = {
  readonly key: string;
  readonly visible: boolean;
  /** Pixels; null for the default width. */
  readonly width: number | null;
  /** Stays visible when the others scroll. */
  readonly pinned: boolean;
};

/** Row density. */
type Density = 'COMFORTABLE' | 'COMPACT';

/** A user's settings of a list; columns in order. */
export type Grid = {
  readonly columns: readonly GridColumn[];
  /** The sort order as in the list's URL; null for the default. */
  readonly sort: string | null;
  readonly pageSize: number | null;
  readonly density: Density;
};

/** An object of JSON. */
export type JsonObject = { readonly [key: string]: unknown };

/** The stored value of a grid: the documented format, with other keys of the previous value. */
export function storedGrid(grid: Grid, before: unknown): JsonObject {
  const { columns: columnsBefore, ...others } = objectOf(before);
  const known = new Map(objectsOf(columnsBefore).map((column) => [column.key, column]));
  return {
    ...others,
    columns: grid.columns.map(({ key, visible, width, pinned }, order) => ({
      ...known.get(key),
      key,
      visible,
      width,
      order,
      pinned,
    })),
    sort: grid.sort,
    pageSize: grid.pageSize,
    density: grid.density,
  };
}

/** Parses a stored grid; invalid parts count as absent. */
export function gridOf(stored: unknown): Grid {
  const { columns, sort, pageSize, density } = objectOf(stored);
  return {
    columns: objectsOf(columns).flatMap(columnOf),
    sort: typeof sort === 'string' ? sort : null,
    pageSize: integerOf(pageSize),
    density: density === 'COMPACT' ? 'COMPACT' : 'COMFORTABLE',
  };
}

/** Sorts columns by `order` if each has one; otherwise unchanged. */
export function inOrder<Column extends { order?: number | null | undefined }>(
  columns: readonly Column[],
): readonly Column[] {
  return columns.every(({ order }) => order != null)
    ? columns.toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0))
    : columns;
}

function columnOf({ key, visible, width, pinned }: JsonObject): GridColumn[] {
  if (typeof key !== 'string') return [];
  return [{ key, visible: visible !== false, width: integerOf(width), pinned: pinned === true }];
}

function integerOf(value: unknown): number | null {
  return Number.isInteger(value) ? Number(value) : null;
}

function objectsOf(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.map(objectOf) : [];
}

function objectOf(value: unknown): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
