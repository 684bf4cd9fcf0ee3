import { parse } from 'csv-parse/sync';
import { searchLetters } from './search-text.ts';

/** A row of a CSV text: its trimmed cells, and the line number, from 1, on which it ends. */
type CsvRow = { readonly line: number; readonly cells: readonly string[] };

/** Cell separators in order of detection; a decimal comma is not a separator if the text has another one. */
const SEPARATORS = ['\t', ';', ','] as const;

/** A first line with which spreadsheets name the separator. */
const NAMED_SEPARATOR = /^\ufeff?sep=([^\r\n"])(?:\r\n|\n|\r)/i;

/** The name of a column for comparison: in lower case, without accents, punctuation and repeated spaces. */
export function columnName(head: string): string {
  return searchLetters(head)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * Reads CSV as spreadsheets write it in both languages, with quoted cells. The first row, or the rows below it,
 * determine the separator. Null if the text is not CSV.
 */
export function csvRows(text: string, { most }: { most?: number } = {}): CsvRow[] | null {
  const named = NAMED_SEPARATOR.exec(text)?.[1];
  const options = {
    bom: true,
    delimiter: named ?? separatorOf(text),
    from_line: named === undefined ? 1 : 2,
    info: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
    ...(most === undefined ? {} : { to: most }),
  };
  try {
    // With `info`, each record includes its last line, which the types of the library omit.
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
