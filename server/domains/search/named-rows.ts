import { Prisma } from '../../database/generated/client.ts';
import { literally, searchLetters, typedWords, withoutConjunctions } from '../../lib/search-text.ts';
import type { Context } from '../../schema/context.ts';

/** Small tables whose rows are searched by their names, and the columns. */
const COLUMNS = {
  ProductCategory: ['nameEn', 'nameFr'],
  Promotion: ['code', 'nameEn', 'nameFr'],
  CustomOrderTemplate: ['code', 'nameEn', 'nameFr'],
  CustomOrderGroup: ['nameEn', 'nameFr'],
} as const;

/** Maximum number of words of a search; further ones are ignored. */
const MAX_WORDS = 8;

/**
 * Row filter of a small table by the words of a search in any order: each is a part of a name or code, in plain letters
 * (`search_letters`), with or without hyphens. For tables of a few thousand rows, which need no index.
 */
export async function namedRows(
  { db }: Pick<Context, 'db'>,
  table: keyof typeof COLUMNS,
  text: string,
): Promise<{ id: { in: number[] } }> {
  const words = withoutConjunctions(typedWords(searchLetters(text), MAX_WORDS));
  const columns = Prisma.raw(COLUMNS[table].map((column) => `"${column}"`).join(', '));
  const found = await db.$queryRaw<{ id: number }[]>`
    SELECT id FROM ${Prisma.raw(`"${table}"`)}
    CROSS JOIN LATERAL (SELECT "search_letters"(concat_ws(' ', ${columns})) AS letters) plain
    WHERE concat(letters, ' ', replace(letters, '-', '')) LIKE ALL (${words.map((word) => `%${literally(word)}%`)}::text[])`;
  return { id: { in: found.map(({ id }) => id) } };
}
