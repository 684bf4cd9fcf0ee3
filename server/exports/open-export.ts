import type { Readable } from 'node:stream';
import en from '../../words/lists/en.json' with { type: 'json' };
import fr from '../../words/lists/fr.json' with { type: 'json' };
import type { DeclaredList, ExportColumn } from '../lists/list-options.ts';
import type { Language } from '../schema/context.ts';
import { type Cell, cellsOf } from './cells.ts';
import { exportColumns, exportDocument, exportVariables } from './export-document.ts';
import { type ExportedRow, type ExportReading, exportedPages, MAX_EXPORTED_ROWS } from './read-export.ts';
import { writeCsv } from './write-csv.ts';
import { writeXlsx } from './write-xlsx.ts';

/** Texts of exports, in both languages. */
export const EXPORT_WORDS = { en, fr };

/** The text that replaces the rows beyond the limit. */
const ROW_LIMIT = 'EXPORT_ROW_LIMIT';

/** A requested export. */
type ExportRequest = {
  readonly list: DeclaredList;
  readonly format: 'csv' | 'xlsx';
  /** Tab, filters, order and columns. */
  readonly address: URLSearchParams;
  readonly language: Language;
  /** IANA time zone for instants. */
  readonly timeZone: string;
  readonly context: ExportReading['context'];
  /** Maximum number of rows; default: the limit of the product. */
  readonly maxRows?: number;
};

/** Opens an export as a stream. The first page is read before, so that a refusal occurs before anything is sent. */
export async function openExport(request: ExportRequest): Promise<Readable> {
  const { list, address, format, language, timeZone, context, maxRows = MAX_EXPORTED_ROWS } = request;
  const keys = address.get('columns');
  const columns = exportColumns(list, keys === null ? null : keys.split(',').filter((key) => key !== ''));
  const pages = exportedPages({
    document: exportDocument(list, columns),
    variables: exportVariables(list, address),
    context,
  });
  const first = await pages.next();
  const rows = cells(columns, first.done ? [] : first.value, pages, { maxRows, language });
  const heads = columns.map((column) => ({ head: column.heads[language], kind: column.kind ?? 'text' }));
  return format === 'csv'
    ? writeCsv(
        heads.map(({ head }) => head),
        rows,
        { language, timeZone },
      )
    : writeXlsx(heads, rows, timeZone);
}

/** The rows of all pages; if there are too many, the last row says so. */
async function* cells(
  columns: readonly ExportColumn[],
  first: readonly ExportedRow[],
  others: AsyncGenerator<readonly ExportedRow[]>,
  { maxRows, language }: { maxRows: number; language: Language },
): AsyncGenerator<readonly Cell[]> {
  let left = maxRows;
  async function* pages() {
    yield first;
    yield* others;
  }
  for await (const page of pages()) {
    for (const row of page.slice(0, left)) yield cellsOf(row, columns);
    if (page.length > left) {
      const limit = maxRows.toLocaleString(language);
      const text = EXPORT_WORDS[language][ROW_LIMIT].replace('{{limit}}', limit);
      yield columns.map((_column, at) => (at === 0 ? { kind: 'text', text } : null));
      return;
    }
    left -= page.length;
  }
}
