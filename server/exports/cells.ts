import { decimal } from '../lib/money.ts';
import type { ExportColumn, ExportKind } from '../lists/list-options.ts';
import type { ExportedRow } from './read-export.ts';

/** A spreadsheet value. Numbers are decimal texts, days `YYYY-MM-DD`, instants ISO 8601 in UTC. */
export type Cell = { readonly kind: ExportKind; readonly text: string } | null;

/** Maximum length of a cell's text in spreadsheets. */
const MAX_TEXT_LENGTH = 32_000;

/** The cells of a row; null for an empty value or one that the viewer may not see. */
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
      return { kind, text: text.slice(0, MAX_TEXT_LENGTH) };
    default:
      return { kind, text };
  }
}

/** The value of a field; for a list of rows, the values of each. */
function valueAt(row: ExportedRow, field: string): unknown {
  return field
    .split('.')
    .reduce<unknown>(
      (value, name) => (Array.isArray(value) ? value.map((each) => Object(each)[name]) : Object(value)[name]),
      row,
    );
}
