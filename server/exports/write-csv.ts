import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { Cell } from './cells.ts';

/**
 * What a spreadsheet takes for a formula, in the widths of Latin and of East Asian letters: at the beginning of a text, and
 * behind whatever it may take for the end of a cell.
 */
const FORMULA = /(^|[;,\t|\r\n])(?:(["' ]*)(?=[=@\uFF1D\uFF20])|("*)(?=[+\-\t\r\uFF0B\uFF0D]))/gu;

/**
 * Rows as CSV (RFC 4180) in UTF-8, with the mark by which Excel knows it. An apostrophe stands before what
 * a spreadsheet would take for a formula, whichever sign it takes for the end of a cell.
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
  return text.replace(FORMULA, "$1$2$3'");
}
