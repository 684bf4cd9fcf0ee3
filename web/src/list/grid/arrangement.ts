/** The stored settings of a column. */
export type ColumnSetting = {
  readonly key: string;
  readonly visible: boolean;
  /** In pixels; null: automatic. */
  readonly width: number | null | undefined;
  readonly pinned: boolean;
};

/** The declared properties of a column that affect its settings. */
type Declared = { readonly key: string; readonly isFixed?: boolean; readonly isDefaultHidden?: boolean };

/** A column with its settings. */
export type Arranged<Column> = {
  readonly column: Column;
  readonly isVisible: boolean;
  /** In pixels; null: automatic. */
  readonly width: number | null;
};

/** Minimum and maximum column width, in pixels. */
export const WIDTHS = { min: 48, max: 800 } as const;

/**
 * The columns in the user's order. Columns added since the settings were stored come after their declared predecessor.
 * Stored settings of removed columns, or of columns that this user may not see, are ignored.
 */
export function arranged<Column extends Declared>(
  declared: readonly Column[],
  stored: readonly ColumnSetting[],
): readonly Arranged<Column>[] {
  const settings = new Map(stored.map((setting) => [setting.key, setting]));
  const keys = stored.map(({ key }) => key).filter((key) => declared.some((column) => column.key === key));
  const order = [...new Set(keys)];
  declared.forEach(({ key }, index) => {
    if (order.includes(key)) return;
    const before = declared[index - 1];
    order.splice(before ? order.indexOf(before.key) + 1 : 0, 0, key);
  });
  return order.flatMap((key) =>
    declared
      .filter((column) => column.key === key)
      .map((column) => {
        const setting = settings.get(key);
        return {
          column,
          isVisible: column.isFixed === true || (setting?.visible ?? !column.isDefaultHidden),
          width: setting?.width ?? null,
        };
      }),
  );
}

/**
 * The settings to store. Stored settings of other columns are kept at the end, because the user may see those in
 * another role.
 */
export function settingsOf(
  columns: readonly Arranged<Declared>[],
  stored: readonly ColumnSetting[],
): readonly ColumnSetting[] {
  const own = columns.map(({ column: { key }, isVisible, width }) => ({
    key,
    visible: isVisible,
    width,
    pinned: stored.find((setting) => setting.key === key)?.pinned ?? false,
  }));
  return [...own, ...stored.filter(({ key }) => !columns.some(({ column }) => column.key === key))];
}

/** Shows or hides a column; fixed columns stay. */
export function withVisible<Column extends Declared>(
  columns: readonly Arranged<Column>[],
  key: string,
  isVisible: boolean,
): readonly Arranged<Column>[] {
  return changed(columns, key, ({ isFixed }) => ({ isVisible: isFixed === true || isVisible }));
}

/** Sets the width of a column within the limits; null: automatic. */
export function withWidth<Column extends Declared>(
  columns: readonly Arranged<Column>[],
  key: string,
  width: number | null,
): readonly Arranged<Column>[] {
  const sensible = width && Math.min(Math.max(Math.round(width), WIDTHS.min), WIDTHS.max);
  return changed(columns, key, () => ({ width: sensible }));
}

/** Moves a column to a position from 0, limited to the ends. */
export function withPlace<Column extends Declared>(
  columns: readonly Arranged<Column>[],
  key: string,
  place: number,
): readonly Arranged<Column>[] {
  const moved = columns.filter(({ column }) => column.key === key);
  const others = columns.filter(({ column }) => column.key !== key);
  const index = Math.max(0, place);
  return [...others.slice(0, index), ...moved, ...others.slice(index)];
}

function changed<Column extends Declared>(
  columns: readonly Arranged<Column>[],
  key: string,
  change: (column: Column) => Partial<Arranged<Column>>,
): readonly Arranged<Column>[] {
  return columns.map((each) => (each.column.key === key ? { ...each, ...change(each.column) } : each));
}
