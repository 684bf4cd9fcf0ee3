/** How a user has one column of a list, as it is stored. */
export type ColumnSetting = {
  readonly key: string;
  readonly visible: boolean;
  /** In pixels; null: as wide as it needs. */
  readonly width: number | null | undefined;
  readonly pinned: boolean;
};

/** What a list declares of a column, as far as its arrangement goes. */
type Declared = { readonly key: string; readonly isFixed?: boolean; readonly isDefaultHidden?: boolean };

/** A column in its place. */
export type Arranged<Column> = {
  readonly column: Column;
  readonly isVisible: boolean;
  /** In pixels; null: as wide as it needs. */
  readonly width: number | null;
};

/** Narrowest and widest that a column can be made, in pixels. */
export const WIDTHS = { min: 48, max: 800 } as const;

/**
 * The columns in the order of their user. A column that is new since the order was stored stands where the list
 * declares it: behind the column that it follows there. What is stored of columns that the list no longer has (or that
 * this user does not see) is passed over.
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
 * An arrangement as it is stored. What was stored of columns that are not in it is kept behind them: another role of
 * the same person may see those.
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

/** The columns with one of them shown or no longer; those that a list cannot do without stay. */
export function withVisible<Column extends Declared>(
  columns: readonly Arranged<Column>[],
  key: string,
  isVisible: boolean,
): readonly Arranged<Column>[] {
  return changed(columns, key, ({ isFixed }) => ({ isVisible: isFixed === true || isVisible }));
}

/** The columns with one of them as wide as given, within what is sensible; null: as wide as it needs. */
export function withWidth<Column extends Declared>(
  columns: readonly Arranged<Column>[],
  key: string,
  width: number | null,
): readonly Arranged<Column>[] {
  const sensible = width && Math.min(Math.max(Math.round(width), WIDTHS.min), WIDTHS.max);
  return changed(columns, key, () => ({ width: sensible }));
}

/** The columns with one of them at another place, counted from 0; beyond an end it stands at that end. */
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
