import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { wallTime } from '../lib/calendar.ts';
import type { Cell } from './cells.ts';

/**
 * Text that spreadsheets interpret as a formula, with ASCII or full-width characters: at the start of a text, or after
 * a possible end of a cell. Spaces of every kind and invisible characters before it do not protect.
 */
const FORMULA =
  /(^|[;,\t|\r\n])(?:(["'\p{Zs}\p{Zl}\p{Zp}\p{Cf}\v\f]*)(?=[=@\uFF1D\uFF20])|("*)(?=[+\-\t\r\uFF0B\uFF0D]))/gu;

/** Language and time zone of the reader. French decimals use a comma, so cells are separated by semicolons. */
type CsvReader = { readonly language: 'en' | 'fr'; readonly timeZone: string };

/**
 * Rows as CSV (RFC 4180) in UTF-8, with the byte order mark for Excel, in the format of the language: `385.50` between
 * commas, `385,50` between semicolons. Instants are in the time zone, as in workbooks. An apostrophe precedes text that
 * a spreadsheet would interpret as a formula, with any cell separator.
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
        // To the minute, because spreadsheets of both languages read `2026-02-28 22:30` as a date.
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
