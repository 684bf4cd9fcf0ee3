import { z } from 'zod';
import { columnName, csvRows } from '../../../../lib/csv-rows.ts';
import { decimal } from '../../../../lib/money.ts';
import { readTypedNumber } from '../../../../lib/typed-number.ts';

/** A valid quotation; decimals as text, per troy ounce. */
export type MarketLine = { line: number; metalCode: string; asOf: Date; buy: string; sell: string };

/** A problem of a file: the line (1 is the header of a CSV file), the column and the code. */
export type MarketProblem = { line: number; column: string; code: string };

/** A parsed file of market prices. */
type MarketFile = { lines: MarketLine[]; problems: MarketProblem[] };

/** Maximum number of quotations in a file. */
const MAX_LINES = 5_000;

type Column = 'metal' | 'asOf' | 'buy' | 'sell';

/** Names of the columns in the header, in both languages, as `columnName` writes them. */
const COLUMNS: Readonly<Record<string, Column>> = {
  metal: 'metal',
  symbol: 'metal',
  symbole: 'metal',
  asof: 'asOf',
  'as of': 'asOf',
  date: 'asOf',
  time: 'asOf',
  jour: 'asOf',
  buy: 'buy',
  bid: 'buy',
  achat: 'buy',
  sell: 'sell',
  ask: 'sell',
  price: 'sell',
  prix: 'sell',
  vente: 'sell',
  cours: 'sell',
};

/** ISO codes of the metals in currency lists. */
const ALIASES: Readonly<Record<string, string>> = { XAU: 'AU', XAG: 'AG', XPT: 'PT', XPD: 'PD' };

const jsonRows = z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()])));

type Row = { line: number; cells: Partial<Record<Column, string>> };

/**
 * Reads quotations from CSV (comma, semicolon or tab; decimal point or comma) or from a JSON list of objects.
 * Thousands may be separated; `2,410` is ambiguous. `metals` are the codes of metals with a market. Problems are
 * reported by line and column; nothing is guessed.
 */
export function readMarketFile(text: string, metals: readonly string[], now: Date): MarketFile {
  const rows = /^\s*\[/.test(text) ? rowsOfJson(text) : rowsOfCsv(text);
  if ('code' in rows) return { lines: [], problems: [rows] };
  if (rows.length > MAX_LINES)
    return { lines: [], problems: [{ line: MAX_LINES + 1, column: '', code: 'TOO_BIG' }] };
  const problems: MarketProblem[] = [];
  const seen = new Set<string>();
  const lines = rows.flatMap((row) => {
    const read = readRow(row, metals, now);
    const key = 'metalCode' in read ? `${read.metalCode} ${read.asOf.getTime()}` : null;
    if (key !== null && seen.has(key)) problems.push({ line: row.line, column: 'asOf', code: 'DUPLICATE' });
    else if ('metalCode' in read) return seen.add(key ?? '') && [read];
    else problems.push(...read);
    return [];
  });
  return { lines, problems };
}

function rowsOfJson(text: string): Row[] | MarketProblem {
  try {
    const rows = jsonRows.parse(JSON.parse(text.replace(/^\ufeff/, '')));
    for (const [index, row] of rows.entries()) {
      const twice = repeated(columnsOf(Object.keys(row)));
      if (twice) return { line: index + 1, column: twice, code: 'DUPLICATE' };
    }
    return rows.map((row, index) => ({
      line: index + 1,
      cells: named(Object.entries(row).map(([name, value]) => [name, value === null ? '' : String(value)])),
    }));
  } catch {
    return { line: 1, column: '', code: 'WRONG_FORMAT' };
  }
}

function rowsOfCsv(text: string): Row[] | MarketProblem {
  const read = csvRows(text, { most: MAX_LINES + 2 });
  if (read === null) return { line: 1, column: '', code: 'WRONG_FORMAT' };
  const [head, ...rows] = read;
  if (head === undefined) return { line: 1, column: 'metal', code: 'REQUIRED' };
  const columns = columnsOf(head.cells);
  const twice = repeated(columns);
  if (twice) return { line: 1, column: twice, code: 'DUPLICATE' };
  const missing = (['metal', 'asOf', 'sell'] as const).find((column) => !columns.includes(column));
  if (missing) return { line: 1, column: missing, code: 'REQUIRED' };
  return rows.map(({ line, cells }) => ({
    line,
    cells: named(head.cells.map((name, index) => [name, cells[index] ?? ''])),
  }));
}

function columnsOf(names: readonly string[]): Column[] {
  return names.flatMap((name) => COLUMNS[columnName(name)] ?? []);
}

/** A column given twice, such as a price and an asking price: which of them counts is not guessed. */
function repeated(columns: readonly Column[]): Column | undefined {
  return columns.find((column, index) => columns.indexOf(column) !== index);
}

function named(entries: readonly [string, string][]): Row['cells'] {
  return Object.fromEntries(
    entries.flatMap(([name, value]) => {
      const column = COLUMNS[columnName(name)];
      return column === undefined ? [] : [[column, value.trim()]];
    }),
  );
}

function readRow({ line, cells }: Row, metals: readonly string[], now: Date): MarketLine | MarketProblem[] {
  const typed = cells.metal?.toUpperCase() ?? '';
  const metalCode = ALIASES[typed] ?? typed;
  const asOf = timeOf(cells.asOf ?? '');
  const sell = priceOf(cells.sell ?? '');
  const buy = cells.buy ? priceOf(cells.buy) : sell;
  const problem = (column: string, code: string): MarketProblem[] => [{ line, column, code }];
  const problems = [
    ...(metals.includes(metalCode) ? [] : problem('metal', typed === '' ? 'REQUIRED' : 'UNKNOWN')),
    ...(asOf === null ? problem('asOf', cells.asOf ? 'WRONG_FORMAT' : 'REQUIRED') : []),
    ...(asOf !== null && asOf > now ? problem('asOf', 'IN_FUTURE') : []),
    ...('code' in sell ? problem('sell', sell.code) : []),
    ...('code' in buy && 'price' in sell ? problem('buy', buy.code) : []),
  ];
  if (asOf === null || 'code' in sell || 'code' in buy || problems.length > 0) return problems;
  if (decimal(buy.price).greaterThan(sell.price)) return problem('buy', 'ABOVE_SELL');
  return { line, metalCode, asOf, buy: buy.price, sell: sell.price };
}

/** A day or a time; UTC without a zone. */
function timeOf(text: string): Date | null {
  const [, day, time = '00:00', zone = 'Z'] =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)(Z|[+-]\d{2}:\d{2})?)?$/.exec(text) ??
    [];
  if (day === undefined) return null;
  const moment = new Date(`${day}T${time}${zone}`);
  const isReal = !Number.isNaN(moment.getTime()) && new Date(`${day}T00:00Z`).toISOString().startsWith(day);
  return isReal ? moment : null;
}

/** A price above zero as decimal text, or the code of its problem. */
function priceOf(text: string): { price: string } | { code: string } {
  if (text === '') return { code: 'REQUIRED' };
  const read = readTypedNumber(text);
  if ('problem' in read) return { code: read.problem };
  if (!/^\d{1,8}(\.\d{1,8})?$/.test(read.value) || decimal(read.value).isZero())
    return { code: 'WRONG_FORMAT' };
  return { price: decimal(read.value).toDecimalPlaces(4).toFixed() };
}
