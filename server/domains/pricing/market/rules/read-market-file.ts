import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { decimal } from '../../../../lib/money.ts';

/** A quotation that was understood; decimals as text, per troy ounce. */
export type MarketLine = { line: number; metalCode: string; asOf: Date; buy: string; sell: string };

/** What was not understood: the line (1 is the head of a CSV file), the column and why. */
export type MarketProblem = { line: number; column: string; code: string };

/** A file of market prices as it was understood. */
export type MarketFile = { lines: MarketLine[]; problems: MarketProblem[] };

/** Quotations of one file. */
export const MOST_LINES = 5_000;

/** Names of the columns in the first line, in both languages. */
const COLUMNS: Readonly<Record<string, 'metal' | 'asOf' | 'buy' | 'sell'>> = {
  metal: 'metal',
  métal: 'metal',
  symbol: 'metal',
  asof: 'asOf',
  date: 'asOf',
  time: 'asOf',
  buy: 'buy',
  bid: 'buy',
  achat: 'buy',
  sell: 'sell',
  ask: 'sell',
  price: 'sell',
  vente: 'sell',
  cours: 'sell',
};

/** ISO codes of the metals in currency lists. */
const ALIASES: Readonly<Record<string, string>> = { XAU: 'AU', XAG: 'AG', XPT: 'PT', XPD: 'PD' };

const jsonRows = z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()])));

type Row = { line: number; cells: Partial<Record<'metal' | 'asOf' | 'buy' | 'sell', string>> };

/**
 * Reads quotations from CSV (comma, semicolon or tab, decimal point or comma) or from a JSON list of objects. `metals`
 * are the codes that have a market. Whatever is wrong is named by line and column; nothing is guessed.
 */
export function readMarketFile(text: string, metals: readonly string[], now: Date): MarketFile {
  const rows = /^\s*\[/.test(text) ? rowsOfJson(text) : rowsOfCsv(text);
  if ('code' in rows) return { lines: [], problems: [rows] };
  if (rows.length > MOST_LINES)
    return { lines: [], problems: [{ line: MOST_LINES + 1, column: '', code: 'TOO_BIG' }] };
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
    return jsonRows.parse(JSON.parse(text)).map((row, index) => ({
      line: index + 1,
      cells: named(Object.entries(row).map(([name, value]) => [name, value === null ? '' : String(value)])),
    }));
  } catch {
    return { line: 1, column: '', code: 'WRONG_FORMAT' };
  }
}

function rowsOfCsv(text: string): Row[] | MarketProblem {
  try {
    const [head, ...rows] = recordsOf(text);
    if (head === undefined) return { line: 1, column: 'metal', code: 'REQUIRED' };
    const missing = (['metal', 'asOf', 'sell'] as const).find(
      (column) => !head.record.some((name) => COLUMNS[name.toLowerCase()] === column),
    );
    if (missing) return { line: 1, column: missing, code: 'REQUIRED' };
    return rows.map((row) => ({
      line: row.info.lines,
      cells: named(head.record.map((name, index) => [name, row.record[index] ?? ''])),
    }));
  } catch {
    return { line: 1, column: '', code: 'WRONG_FORMAT' };
  }
}

/** The separator is the one that the first line has: of several the one that no decimal comma is. */
function recordsOf(text: string): { record: string[]; info: { lines: number } }[] {
  const [head = ''] = text.split('\n', 1);
  const delimiter = ['\t', ';'].find((each) => head.includes(each)) ?? ',';
  const options = { bom: true, delimiter, relax_column_count: true, skip_empty_lines: true, trim: true };
  // With `info` each record comes with the line that it ends on, which the types of the library leave out.
  return parse(text, { ...options, info: true, to: MOST_LINES + 2 }) as unknown as ReturnType<
    typeof recordsOf
  >;
}

function named(entries: readonly [string, string][]): Row['cells'] {
  return Object.fromEntries(
    entries.flatMap(([name, value]) => {
      const column = COLUMNS[name.toLowerCase()];
      return column === undefined ? [] : [[column, value.trim()]];
    }),
  );
}

function readRow({ line, cells }: Row, metals: readonly string[], now: Date): MarketLine | MarketProblem[] {
  const typed = cells.metal?.toUpperCase() ?? '';
  const metalCode = ALIASES[typed] ?? typed;
  const asOf = momentOf(cells.asOf ?? '');
  const sell = priceOf(cells.sell ?? '');
  const buy = cells.buy ? priceOf(cells.buy) : sell;
  const problem = (column: string, code: string): MarketProblem[] => [{ line, column, code }];
  const problems = [
    ...(metals.includes(metalCode) ? [] : problem('metal', typed === '' ? 'REQUIRED' : 'UNKNOWN')),
    ...(asOf === null ? problem('asOf', cells.asOf ? 'WRONG_FORMAT' : 'REQUIRED') : []),
    ...(asOf !== null && asOf > now ? problem('asOf', 'IN_FUTURE') : []),
    ...(sell === null ? problem('sell', cells.sell ? 'WRONG_FORMAT' : 'REQUIRED') : []),
    ...(buy === null && sell !== null ? problem('buy', 'WRONG_FORMAT') : []),
  ];
  if (asOf === null || sell === null || buy === null || problems.length > 0) return problems;
  if (decimal(buy).greaterThan(sell)) return problem('buy', 'ABOVE_SELL');
  return { line, metalCode, asOf, buy, sell };
}

/** A day, or a moment; without a zone it is UTC. */
function momentOf(text: string): Date | null {
  const [, day, time = '00:00', zone = 'Z'] =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)(Z|[+-]\d{2}:\d{2})?)?$/.exec(text) ??
    [];
  if (day === undefined) return null;
  const moment = new Date(`${day}T${time}${zone}`);
  const isReal = !Number.isNaN(moment.getTime()) && new Date(`${day}T00:00Z`).toISOString().startsWith(day);
  return isReal ? moment : null;
}

/** A price above zero as decimal text. */
function priceOf(text: string): string | null {
  const plain = text.replace(',', '.');
  if (!/^\d{1,8}(\.\d{1,8})?$/.test(plain) || decimal(plain).isZero()) return null;
  return decimal(plain).toDecimalPlaces(4).toFixed();
}
