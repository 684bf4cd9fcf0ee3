import type { InputIssue } from '../../../../errors/errors.ts';
import { decimal } from '../../../../lib/money.ts';
import { readTypedNumber } from '../../../../lib/typed-number.ts';
import type { RateCells, RateColumn, RateTable, RateValue } from './rate-table.ts';

/** A cell for the database: text of a decimal or code, the id of a reference, or null. */
export type RateCell = string | number | null;

/** A parsed row, or its problems. */
type ReadRow = { values: Map<string, RateCell>; issues: InputIssue[] };

/** Finds the id for a code. */
export type FindReference = (to: string, code: string) => number | undefined;

/** Parses a typed row; `path` prefixes the paths of its errors. */
export function readRateRow(table: RateTable, cells: RateCells, path: string, find: FindReference): ReadRow {
  const values = new Map<string, RateCell>();
  const issues: InputIssue[] = [];
  if (cells.length !== table.columns.length) {
    issues.push({ path, code: 'WRONG_FORMAT', message: `A row has ${table.columns.length} cells.` });
    return { values, issues };
  }
  table.columns.forEach((column, index) => {
    const typed = cells[index]?.trim() ?? '';
    const read = readCell(column, typed, find);
    if ('code' in read)
      issues.push({ path: `${path}.${column.name}`, code: read.code, message: read.message });
    else values.set(column.name, read.value);
  });
  const filled = table.exactlyOneOf?.filter((name) => (values.get(name) ?? null) !== null) ?? [];
  const [first] = table.exactlyOneOf ?? [];
  if (first !== undefined && filled.length !== 1 && issues.length === 0) {
    issues.push({
      path: `${path}.${filled[1] ?? first}`,
      code: 'EXACTLY_ONE',
      message: `Exactly one of ${table.exactlyOneOf?.join(', ')}.`,
    });
  }
  return { values, issues };
}

/** The key of a row, which identifies it at any time. */
export function rateKey(table: RateTable, values: ReadonlyMap<string, RateCell>): string {
  const parts = table.columns
    .filter(({ isKey }) => isKey)
    .map(({ name, value }) => canonical(value, values.get(name) ?? null));
  return JSON.stringify(parts);
}

/** Equal decimals have the same key, regardless of trailing zeros. */
function canonical(value: RateValue, cell: RateCell): RateCell {
  return value.kind === 'DECIMAL' && typeof cell === 'string' ? decimal(cell).toFixed() : cell;
}

type Cell = { value: RateCell } | { code: string; message: string };

function readCell({ value, isRequired }: RateColumn, typed: string, find: FindReference): Cell {
  if (typed === '') return isRequired ? { code: 'REQUIRED', message: 'A value is needed.' } : { value: null };
  switch (value.kind) {
    case 'REFERENCE': {
      const id = find(value.to, typed.toUpperCase());
      return id === undefined ? { code: 'UNKNOWN', message: 'Nothing has this code.' } : { value: id };
    }
    case 'CODE':
      return readCode(typed.toUpperCase(), value.maxLength);
    case 'INTEGER':
      return /^\d{1,9}$/.test(typed)
        ? inRange(typed, String(value.min), String(value.max), Number(typed))
        : WRONG_FORMAT;
    case 'DECIMAL': {
      const read = readTypedNumber(typed);
      if ('problem' in read) return read.problem === 'AMBIGUOUS' ? AMBIGUOUS : WRONG_FORMAT;
      const text = read.value;
      if (!/^-?\d{1,12}(\.\d{1,12})?$/.test(text)) return WRONG_FORMAT;
      if (decimal(text).decimalPlaces() > value.places)
        return { code: 'TOO_PRECISE', message: `At most ${value.places} decimals.` };
      return inRange(text, value.min, value.max, decimal(text).toFixed());
    }
  }
}

const AMBIGUOUS = { code: 'AMBIGUOUS', message: 'A comma of thousands, or of decimals?' };
const WRONG_FORMAT = { code: 'WRONG_FORMAT', message: 'This is no number.' };

function readCode(text: string, maxLength: number): Cell {
  if (text.length > maxLength) return { code: 'TOO_LONG', message: `At most ${maxLength} characters.` };
  if (!/^[A-Z0-9][A-Z0-9_+-]*$/.test(text)) return { code: 'WRONG_FORMAT', message: 'This is no code.' };
  return { value: text };
}

function inRange(text: string, min: string, max: string, value: RateCell): Cell {
  const isInside = decimal(text).greaterThanOrEqualTo(min) && decimal(text).lessThanOrEqualTo(max);
  return isInside ? { value } : { code: 'OUT_OF_RANGE', message: `From ${min} to ${max}.` };
}
