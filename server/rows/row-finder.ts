import { LRUCache } from 'lru-cache';
import type { OpenDatabase } from '../database/client.ts';
import { createStatementNames } from '../database/statement-names.ts';
import type { RowQuery } from './row-query.ts';
import { type RowReader, rowReader } from './row-reader.ts';
import { countStatement, rowsStatement, severalRowsStatement } from './rows-statement.ts';

/** Reads rows with all their relations in one statement. */
export interface RowFinder {
  /** The rows that Prisma would return; null if the query is not supported. */
  find(model: string, query: RowQuery): Promise<object[]> | null;
  /** Rows of several queries, in one statement; null if one is not supported. */
  findEach(queries: readonly { model: string; query: RowQuery }[]): Promise<object[][]> | null;
  /** Number of rows of a query, up to its `take`; null if it is not supported. */
  count(model: string, query: RowQuery): Promise<number> | null;
}

/** Maximum number of cached row readers. */
const MAX_READERS = 1_000;

/** Called with the reason why a query is not supported. */
type NotUnderstood = (error: unknown) => void;

const refuse: NotUnderstood = (error) => {
  throw error;
};

/**
 * Uses Prisma's pool. `onNotUnderstood` is called when a query is left to Prisma: the product counts these, and tests
 * fail, because such a query would be slow without a visible reason.
 */
export function createRowFinder(
  { pool, isPooled }: Pick<OpenDatabase, 'pool' | 'isPooled'>,
  onNotUnderstood: NotUnderstood = refuse,
): RowFinder {
  const nameOf = createStatementNames('rows');
  const readers = new LRUCache<string, RowReader>({ max: MAX_READERS });

  function readerOf(text: string, shape: Parameters<typeof rowReader>[0]): RowReader {
    const known = readers.get(text);
    if (known) return known;
    const reader = rowReader(shape);
    readers.set(text, reader);
    return reader;
  }

  async function run({ text, values, shape }: ReturnType<typeof rowsStatement>): Promise<object[]> {
    const read = readerOf(text, shape);
    const cells = await singleValue<unknown[][]>(text, values);
    return (cells ?? []).map(read);
  }

  async function runEach({
    text,
    values,
    shapes,
  }: ReturnType<typeof severalRowsStatement>): Promise<object[][]> {
    const found = (await singleValue<unknown[][][]>(text, values)) ?? [];
    // Readers are cached by statement. The key of one query is its position in the text.
    return shapes.map((shape, place) => (found[place] ?? []).map(readerOf(`${place} ${text}`, shape)));
  }

  /** Returns the single value of a statement. */
  async function singleValue<Value>(text: string, values: readonly unknown[]): Promise<Value | undefined> {
    const name = isPooled ? '' : nameOf({ sql: text });
    const { rows } = await pool.query<[Value]>({ name, text, values: [...values], rowMode: 'array' });
    return rows[0]?.[0];
  }

  /** Null for unsupported queries: Prisma then reads the rows, with all conditions. */
  function understood<Statement>(write: () => Statement): Statement | null {
    try {
      return write();
    } catch (error) {
      onNotUnderstood(error);
      return null;
    }
  }

  return {
    find: (model, query) => {
      const statement = understood(() => rowsStatement(model, query));
      return statement && run(statement);
    },
    findEach: (queries) => {
      const statement = understood(() => severalRowsStatement(queries));
      return statement && runEach(statement);
    },
    count: (model, query) => {
      const statement = understood(() => countStatement(model, query));
      return statement && singleValue<number>(statement.text, statement.values).then((count) => count ?? 0);
    },
  };
}
