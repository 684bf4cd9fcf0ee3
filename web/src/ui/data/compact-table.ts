/** Room for the columns that a list cannot do without, 704 px: with less it shows cards. */
export const TABLE = '@container grid (min-width: 44rem)';

/** Styles of a list whose user wants low rows, where it is a table. */
export function inCompactTable<Styles extends object>(styles: Styles) {
  return { '[data-compact] &': { [TABLE]: styles } };
}
