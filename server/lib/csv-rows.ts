import { parse } from 'csv-parse/sync';

/** A row of a CSV text: its cells without spaces around them, and the line of the text that it ends on, from 1. */
export type CsvRow = { readonly line: number; readonly cells: readonly string[] };

/** What stands between cells, in the order in which it is looked for: a decimal comma is none where there is another. */
const SEPARATORS = ['\t', ';', ','] as const;

/**
 * Reads CSV as spreadsheets of both languages write it, with quotation marks around cells: the separator is the one that the
 * first row has, or the rows below it. Null: it is no CSV.
 */
export function csvRows(text: string, { most }: { most?: number } = {}): CsvRow[] | null {
  const options = {
    bom: true,
    delimiter: separatorOf(text),
    info: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
    ...(most === undefined ? {} : { to: most }),
  };
  try {
    // With `info` each record comes with the line that it ends on, which the types of the library leave out.
    const records = parse(text, options) as unknown as { record: string[]; info: { lines: number } }[];
    return records.map(({ record, info }) => ({ line: info.lines, cells: record }));
  } catch {
    return null;
  }
}

function separatorOf(text: string): string {
  const bare = text.replace(/"(?:[^"]|"")*"/g, '');
  const [first = ''] = bare.trimStart().split(/[\r\n]/, 1);
  return [first, bare].flatMap((part) => SEPARATORS.find((each) => part.includes(each)) ?? [])[0] ?? ',';
}
