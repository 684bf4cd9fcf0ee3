import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { ExportKind } from '../lists/list-options.ts';
import type { Cell } from './cells.ts';
import { SHEET_PATH, STYLE_OF, sheetBegin, sheetEnd, WORKBOOK_PARTS } from './workbook-parts.ts';
import { columnLetters, daySerial, instantSerial, xmlText } from './xlsx-values.ts';

/** Number of XML characters written at a time. */
const CHUNK = 16_384;

/** A column of a sheet. */
type SheetColumn = { readonly head: string; readonly kind: ExportKind };

/**
 * Rows as a workbook of one sheet (Office Open XML), written as a stream; only unsent data is in memory. Texts are
 * always text cells. Days and instants are dates, instants in the time zone.
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
  // It is a Readable, although its type lacks that.
  const workbook = zip.outputStream as Readable;
  // Destroyed, because a truncated file is worse than none.
  zip.on('error', (error) => workbook.destroy(error));
  workbook.once('close', () => sheet.destroy());
  return workbook;
}

async function* sheetXml(
  columns: readonly SheetColumn[],
  rows: AsyncIterable<readonly Cell[]>,
  timeZone: string,
): AsyncGenerator<string> {
  const letters = columns.map((_column, at) => columnLetters(at));
  const rowXml = (place: number, contents: readonly (string | null)[]) =>
    `<row r="${place}">${contents.map((content, at) => content && `<c r="${letters[at]}${place}"${content}</c>`).join('')}</row>`;
  yield sheetBegin(columns.map(({ kind }) => kind));
  yield rowXml(
    1,
    columns.map(({ head }) => textContent(head, STYLE_OF.head)),
  );
  let place = 1;
  for await (const row of rows) {
    place += 1;
    yield rowXml(
      place,
      row.map((cell) => cell && contentOf(cell, timeZone)),
    );
  }
  yield sheetEnd;
}

/** The content after a cell's address. */
function contentOf({ kind, text }: NonNullable<Cell>, timeZone: string): string {
  const style = STYLE_OF[kind];
  switch (kind) {
    case 'text':
      return textContent(text, style);
    case 'day':
      return numberContent(daySerial(text), style);
    case 'instant':
      return numberContent(instantSerial(text, timeZone), style);
    default:
      return numberContent(text, style);
  }
}

function textContent(text: string, style: number): string {
  return ` t="inlineStr" s="${style}"><is><t xml:space="preserve">${xmlText(text)}</t></is>`;
}

function numberContent(value: string | number, style: number): string {
  return ` s="${style}"><v>${value}</v>`;
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
