/** The row elements of a list. */
export function rowsIn(table: HTMLElement): HTMLElement[] {
  return [...table.querySelectorAll<HTMLElement>('[data-row]')];
}

/** Id of a row element. */
export function rowOf(row: HTMLElement | undefined): string {
  return row?.dataset['row'] ?? '';
}

/** The link that opens the row. */
export function linkOf(row: HTMLElement): HTMLElement | null {
  return row.querySelector<HTMLElement>('a[href]');
}

/** The first focusable element of a row: its link or, without one, its first button or field. */
export function startOf(row: HTMLElement): HTMLElement | null {
  return linkOf(row) ?? row.querySelector<HTMLElement>('button, input');
}
