import { LRUCache } from 'lru-cache';
import type { OpenDatabase } from '../database/client.ts';
import { createStatementNames } from '../database/statement-names.ts';
import type { RowQuery } from './row-query.ts';
import { type RowReader, rowReader } from './row-reader.ts';
import { countStatement, rowsStatement, severalRowsStatement } from './rows-statement.ts';

/** Reads rows with all their relations by one statement. */
export interface RowFinder {
  /** The rows that Prisma would find, or null when the query is not understood. */
  find(model: string, query: RowQuery): Promise<object[]> | null;
  /** The rows of each of several queries, by one statement for all of them; null when one is not understood. */
  findEach(queries: readonly { model: string; query: RowQuery }[]): Promise<object[][]> | null;
  /** How many rows a query finds, its `take` at most, or null when it is not understood. */
  count(model: string, query: RowQuery): Promise<number> | null;
}

/** Readers of statements seen before that are kept. */
const MOST_READERS = 1_000;

/** Is called with the reason why no statement is made of a query. */
type NotUnderstood = (error: unknown) => void;

const refuse: NotUnderstood = (error) => {
  throw error;
};

/**
 * Over the pool that Prisma uses too. `onNotUnderstood` is called with why a query is left to Prisma; the product counts it, tests
 * fail, since such a query of ours would be slow without anything showing why.
 */
export function createRowFinder(
  { pool, isPooled }: Pick<OpenDatabase, 'pool' | 'isPooled'>,
  onNotUnderstood: NotUnderstood = refuse,
): RowFinder {
  const nameOf = createStatementNames('rows');
  const readers = new LRUCache<string, RowReader>({ max: MOST_READERS });

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
    // Readers are kept by statement: the one of a query here is that of its place in the text.
    return shapes.map((shape, place) => (found[place] ?? []).map(readerOf(`${place} ${text}`, shape)));
  }

  /** The one value that a statement answers. */
  async function singleValue<Value>(text: string, values: readonly unknown[]): Promise<Value | undefined> {
    const name = isPooled ? '' : nameOf({ sql: text });
    const { rows } = await pool.query<[Value]>({ name, text, values: [...values], rowMode: 'array' });
    return rows[0]?.[0];
  }

  /** Null for what is not understood: Prisma then reads the rows, with every condition. */
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
