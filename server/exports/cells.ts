import { decimal } from '../lib/money.ts';
import type { ExportColumn, ExportKind } from '../lists/list-options.ts';
import type { ExportedRow } from './read-export.ts';

/** A value of a spreadsheet; numbers stay decimal texts, days are `YYYY-MM-DD`, instants ISO 8601 in UTC. */
export type Cell = { readonly kind: ExportKind; readonly text: string } | null;

/** Most characters that a cell of a spreadsheet holds. */
const LONGEST_TEXT = 32_000;

/** The cells of a row; null where there is nothing, or nothing that the viewer may see. */
export function cellsOf(row: ExportedRow, columns: readonly ExportColumn[]): Cell[] {
  return columns.map(({ field, kind = 'text' }) => cellOf(valueAt(row, field), kind));
}

function cellOf(value: unknown, kind: ExportKind): Cell {
  if (Array.isArray(value)) return cellOf(value.join('; '), 'text');
  if (value === null || value === undefined || value === '') return null;
  const text = value instanceof Date ? value.toISOString() : String(value);
  switch (kind) {
    case 'money':
      return { kind, text: decimal(text).toFixed(2) };
    case 'number':
      return { kind, text: decimal(text).toFixed() };
    case 'text':
      return { kind, text: text.slice(0, LONGEST_TEXT) };
    default:
      return { kind, text };
  }
}

/** The value of a field; of a list of rows, that of each. */
function valueAt(row: ExportedRow, field: string): unknown {
  return field
    .split('.')
    .reduce<unknown>(
      (value, name) => (Array.isArray(value) ? value.map((each) => Object(each)[name]) : Object(value)[name]),
      row,
    );
}
