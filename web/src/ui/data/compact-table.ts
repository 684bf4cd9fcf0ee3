/** Minimum width for the required columns, 704 px; below it, the list shows cards. */
export const TABLE = '@container grid (min-width: 44rem)';

/** Styles of a table with compact rows. */
export function inCompactTable<Styles extends object>(styles: Styles) {
  return { '[data-compact] &': { [TABLE]: styles } };
}
