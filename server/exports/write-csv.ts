import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { Cell } from './cells.ts';

/** What a spreadsheet takes for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * Rows as CSV (RFC 4180) in UTF-8, with the mark by which Excel knows it. Texts that a spreadsheet would take for a
 * formula begin with an apostrophe.
 */
export function writeCsv(heads: readonly string[], rows: AsyncIterable<readonly Cell[]>): Readable {
  const options = { bom: true, record_delimiter: 'windows' } as const;
  return Readable.from(records(heads, rows)).compose(stringify(options)) as Readable;
}

async function* records(heads: readonly string[], rows: AsyncIterable<readonly Cell[]>) {
  yield heads.map(harmless);
  for await (const row of rows)
    yield row.map((cell) => (cell?.kind === 'text' ? harmless(cell.text) : (cell?.text ?? '')));
}

function harmless(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}
