import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, isEnumType } from 'graphql';
import type { SeenText } from '../pseudo/seen-texts.ts';

/** Words in capitals: abbreviations of the trade and file formats. */
const ABBREVIATIONS: ReadonlySet<string> = new Set(['CAD', 'CSV', 'NMI', 'PDF', 'REST', 'USD', 'XLSX']);

const schema = buildSchema(readFileSync(join(import.meta.dirname, '../../../schema.graphql'), 'utf8'));

/** Values of the schema's enums, which must not be shown. */
const ENUM_VALUES: ReadonlySet<string> = new Set(
  Object.values(schema.getTypeMap())
    .filter(isEnumType)
    .flatMap((type) => type.getValues().map(({ name }) => name))
    .filter((name) => name.length > 2),
);

/** Capitals joined by underscores: `PER_GRAM`. */
const JOINED = /^\p{Lu}[\p{Lu}\d]*(_[\p{Lu}\d]+)+$/u;

/** Codes of the server that a page shows instead of texts. */
export function shownCodes(seen: readonly SeenText[]): string[] {
  return seen.flatMap(({ kind, text, where }) => {
    const word = text.trim();
    const isCode = kind === 'text' && (ENUM_VALUES.has(word) || JOINED.test(word));
    return isCode && !ABBREVIATIONS.has(word) ? [`the code ${word} is shown (${where})`] : [];
  });
}
