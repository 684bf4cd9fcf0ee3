import { columnName, csvRows } from '../../../lib/csv-rows.ts';
import { typedCode } from '../../../lib/plain-text.ts';
import { searchLetters } from '../../../lib/search-text.ts';
import { typedDecimal } from '../../../lib/typed-number.ts';

/** Maximum number of rows of an order, the same as lines of a cart. */
export const MAX_QUICK_ORDER_ROWS = 200;

/** Maximum length of a pasted text, in characters. */
export const MAX_QUICK_ORDER_TEXT = 20_000;

/** A row of a spreadsheet as text; missing cells are empty. */
export type QuickOrderText = {
  /** Line of the text, from 1. */
  readonly line: number;
  readonly code: string;
  readonly quantity: string;
  readonly size: string;
  readonly metal: string;
  readonly reference: string;
};

type Column = Exclude<keyof QuickOrderText, 'line'>;

/** Names of the columns, as `columnName` writes them. */
const COLUMN_NAMES: Readonly<Record<Column, readonly string[]>> = {
  code: [
    'code',
    'item',
    'item code',
    'item type',
    'sku',
    'variant',
    'product',
    'article',
    'produit',
    'variante',
    'item no',
    'item number',
    'product code',
    'style',
    'style no',
    'style number',
    'code article',
    'code de l article',
    'code produit',
    'n article',
    'no article',
    'numero d article',
  ],
  quantity: [
    'quantity',
    'qty',
    'pieces',
    'pcs',
    'quantite',
    'qte',
    'quantity ordered',
    'order quantity',
    'qty ordered',
    'order qty',
    'quantite commandee',
    'qte commandee',
  ],
  size: ['size', 'ring size', 'us size', 'taille', 'taille us'],
  metal: ['metal', 'alloy', 'alliage'],
  reference: ['reference', 'ref', 'your reference', 'votre reference', 'po'],
};

/** Columns of a text without a header. */
const WITHOUT_HEAD: readonly Column[] = ['code', 'quantity'];

/**
 * Splits text pasted from a spreadsheet, separated by tabs, semicolons or commas. The first row is a header if one of
 * its cells is a name of the code column. Without one, the columns are code and quantity, which a space may separate.
 * Empty rows are omitted.
 * @returns null if quotation marks are not closed
 */
export function quickOrderRows(text: string): QuickOrderText[] | null {
  const read = csvRows(text);
  if (read === null) return null;
  const rows = read.filter(({ cells }) => cells.some((cell) => cell !== ''));
  const named = rows[0]?.cells.map(columnNamed) ?? [];
  const hasHead = named.includes('code');
  const columns = hasHead ? named : WITHOUT_HEAD;
  return rows.slice(hasHead ? 1 : 0).map(({ line, cells }) => {
    const written = hasHead ? cells : codeAndQuantity(cells);
    const cellOf = (column: Column) => written[columns.indexOf(column)] ?? '';
    return {
      line,
      code: typedCode(cellOf('code')),
      quantity: cellOf('quantity'),
      size: cellOf('size'),
      metal: cellOf('metal'),
      reference: cellOf('reference'),
    };
  });
}

/** Splits a typed code and quantity: `PS-107 3` or `PS-107 x 3`. */
function codeAndQuantity(cells: readonly string[]): readonly string[] {
  const [, code, quantity] =
    (cells.length === 1 && /^(\S+)\s+(?:[x×]\s*)?(\d{1,6})$/i.exec(typedCode(cells[0] ?? ''))) || [];
  return code !== undefined && quantity !== undefined ? [code, quantity] : cells;
}

function columnNamed(cell: string): Column | null {
  const name = columnName(cell);
  for (const [column, names] of Object.entries(COLUMN_NAMES)) {
    // The keys of the table are columns.
    if (names.includes(name)) return column as Column;
  }
  return null;
}

/** Lower case without accents and repeated spaces, for comparing names. */
export function plain(text: string): string {
  return searchLetters(text).replace(/\s+/g, ' ').trim();
}

/** Parses a quantity; 1 if empty, null if it is not a whole number from 1 to the limit. */
export function writtenQuantity(text: string, most: number): number | null {
  if (text === '') return 1;
  const number = typedDecimal(text);
  if (number === null || !/^\d{1,6}(\.0+)?$/.test(number)) return null;
  const quantity = Number(number);
  return quantity >= 1 && quantity <= most ? quantity : null;
}

const FRACTIONS: Readonly<Record<string, string>> = {
  '¼': '.25',
  '½': '.5',
  '¾': '.75',
  '1/4': '.25',
  '1/2': '.5',
  '3/4': '.75',
};

/** Parses a US ring size as a decimal, e.g. `7 1/4`, `7¼` or `7,25`; null if it is not a number. */
export function writtenSize(text: string): string | null {
  const [, whole, fraction] = /^(\d{1,2})\s*(¼|½|¾|1\/4|1\/2|3\/4)$/.exec(text.trim()) ?? [];
  if (whole !== undefined && fraction !== undefined) return `${whole}${FRACTIONS[fraction]}`;
  const number = typedDecimal(text);
  return number !== null && /^\d{1,2}(\.\d{1,2})?$/.test(number) ? number : null;
}
