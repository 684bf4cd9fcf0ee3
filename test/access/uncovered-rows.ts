import { COLUMNS } from './matrix-actors.ts';
import type { TableRow } from './table.ts';

/** Outcomes of a type or field with a value in some row. */
const TRIED = ['read', 'hidden'];

/** The rows of types and fields whose claim was never tried, because no viewer reaches a value. */
export function uncoveredRows(rows: readonly TableRow[]): string[] {
  return rows
    .filter(({ cells }) => !COLUMNS.some((column) => TRIED.includes(cells[column])))
    .map(
      ({ name }) =>
        `No row fills ${name}: fill it in test/access/fill-*.ts, or call it in further-calls.ts, so that somebody is shown it.`,
    );
}
