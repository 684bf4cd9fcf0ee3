/** The rows of a list as they stand in the page. */
export function rowsIn(table: HTMLElement): HTMLElement[] {
  return [...table.querySelectorAll<HTMLElement>('[data-row]')];
}

/** Id of what a row shows. */
export function rowOf(row: HTMLElement | undefined): string {
  return row?.dataset['row'] ?? '';
}

/** The link of a row, which opens it. */
export function linkOf(row: HTMLElement): HTMLElement | null {
  return row.querySelector<HTMLElement>('a[href]');
}

/** Where the keyboard comes into a row: its link or, where it opens nothing, the first of its buttons and fields. */
export function startOf(row: HTMLElement): HTMLElement | null {
  return linkOf(row) ?? row.querySelector<HTMLElement>('button, input');
}
