import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { wallTime } from '../lib/calendar.ts';
import type { Cell } from './cells.ts';

/**
 * What a spreadsheet takes for a formula, in the widths of Latin and of East Asian letters: at the beginning of a text, and
 * behind whatever it may take for the end of a cell.
 */
const FORMULA = /(^|[;,\t|\r\n])(?:(["' ]*)(?=[=@\uFF1D\uFF20])|("*)(?=[+\-\t\r\uFF0B\uFF0D]))/gu;

/** Who reads the file: in French a comma stands before decimals, so a semicolon stands between cells. */
type CsvReader = { readonly language: 'en' | 'fr'; readonly timeZone: string };

/**
 * Rows as CSV (RFC 4180) in UTF-8, with the mark by which Excel knows it, in the form that spreadsheets of the language
 * read: `385.50` between commas, `385,50` between semicolons. Instants are shown by the clocks of the time zone, as
 * workbooks show them. An apostrophe stands before what a spreadsheet would take for a formula, whichever sign it takes
 * for the end of a cell.
 */
export function writeCsv(
  heads: readonly string[],
  rows: AsyncIterable<readonly Cell[]>,
  reader: CsvReader,
): Readable {
  const delimiter = reader.language === 'fr' ? ';' : ',';
  const options = { bom: true, record_delimiter: 'windows', delimiter } as const;
  return Readable.from(records(heads, rows, reader)).compose(stringify(options)) as Readable;
}

async function* records(
  heads: readonly string[],
  rows: AsyncIterable<readonly Cell[]>,
  { language, timeZone }: CsvReader,
) {
  const textOf = (cell: Cell): string => {
    if (cell === null) return '';
    switch (cell.kind) {
      case 'text':
        return harmless(cell.text);
      case 'money':
      case 'number':
        return language === 'fr' ? cell.text.replace('.', ',') : cell.text;
      case 'instant':
        // To the minute: `2026-02-28 22:30` is a date to spreadsheets of both languages.
        return wallTime(new Date(cell.text), timeZone).slice(0, 16);
      default:
        return cell.text;
    }
  };
  yield heads.map(harmless);
  for await (const row of rows) yield row.map(textOf);
}

function harmless(text: string): string {
  return text.replace(FORMULA, "$1$2$3'");
}
