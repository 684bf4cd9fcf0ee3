import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { ExportKind } from '../lists/list-options.ts';
import type { Cell } from './cells.ts';
import { SHEET_PATH, STYLE_OF, sheetBegin, sheetEnd, WORKBOOK_PARTS } from './workbook-parts.ts';
import { daySerial, instantSerial, xmlText } from './xlsx-values.ts';

/** Characters of XML that are handed on at a time. */
const CHUNK = 16_384;

/** A column of a sheet. */
type SheetColumn = { readonly head: string; readonly kind: ExportKind };

/**
 * Rows as a workbook of one sheet (Office Open XML). It is written as it is read: nothing of it is kept but what waits to
 * be sent. Texts are cells of text, whatever they look like; days and instants are dates, these in the time zone.
 */
export function writeXlsx(
  columns: readonly SheetColumn[],
  rows: AsyncIterable<readonly Cell[]>,
  timeZone: string,
): Readable {
  const zip = new ZipFile();
  for (const [path, xml] of WORKBOOK_PARTS) zip.addBuffer(Buffer.from(xml), path);
  const sheet = Readable.from(inChunks(sheetXml(columns, rows, timeZone)));
  zip.addReadStream(sheet, SHEET_PATH);
  zip.end();
  // A Readable, though its type says less.
  const workbook = zip.outputStream as Readable;
  // A file without an end is worse than none.
  zip.on('error', (error) => workbook.destroy(error));
  workbook.once('close', () => sheet.destroy());
  return workbook;
}

async function* sheetXml(
  columns: readonly SheetColumn[],
  rows: AsyncIterable<readonly Cell[]>,
  timeZone: string,
): AsyncGenerator<string> {
  yield sheetBegin(columns.map(({ kind }) => kind));
  yield rowXml(columns.map(({ head }) => textCell(head, STYLE_OF.head)));
  for await (const row of rows) yield rowXml(row.map((cell) => cellXml(cell, timeZone)));
  yield sheetEnd;
}

function rowXml(cells: readonly string[]): string {
  return `<row>${cells.join('')}</row>`;
}

function cellXml(cell: Cell, timeZone: string): string {
  if (cell === null) return '<c/>';
  const style = STYLE_OF[cell.kind];
  switch (cell.kind) {
    case 'text':
      return textCell(cell.text, style);
    case 'day':
      return numberCell(daySerial(cell.text), style);
    case 'instant':
      return numberCell(instantSerial(cell.text, timeZone), style);
    default:
      return numberCell(cell.text, style);
  }
}

function textCell(text: string, style: number): string {
  return `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`;
}

function numberCell(value: string | number, style: number): string {
  return `<c s="${style}"><v>${value}</v></c>`;
}

async function* inChunks(texts: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let chunk = '';
  for await (const text of texts) {
    chunk += text;
    if (chunk.length < CHUNK) continue;
    yield Buffer.from(chunk);
    chunk = '';
  }
  yield Buffer.from(chunk);
}
