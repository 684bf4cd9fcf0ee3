import type { OpenDatabase } from '../database/client.ts';
import { createStatementNames } from '../database/statement-names.ts';
import type { RowQuery } from './row-query.ts';
import { type RowReader, rowReader } from './row-reader.ts';
import { rowsStatement } from './rows-statement.ts';

/** Reads rows with all their relations by one statement. */
export interface RowFinder {
  /** The rows that Prisma would find, or null when the query is not understood. */
  find(model: string, query: RowQuery): Promise<object[]> | null;
}

/** Readers of statements seen before that are kept. */
const MOST_READERS = 1_000;

/** Over the pool that Prisma uses too. */
export function createRowFinder({ pool, isPooled }: Pick<OpenDatabase, 'pool' | 'isPooled'>): RowFinder {
  const nameOf = createStatementNames('rows');
  const readers = new Map<string, RowReader>();

  function readerOf(text: string, shape: Parameters<typeof rowReader>[0]): RowReader {
    const known = readers.get(text);
    if (known) return known;
    if (readers.size >= MOST_READERS) readers.clear();
    const reader = rowReader(shape);
    readers.set(text, reader);
    return reader;
  }

  async function run({ text, values, shape }: ReturnType<typeof rowsStatement>): Promise<object[]> {
    const read = readerOf(text, shape);
    const name = isPooled ? '' : nameOf({ sql: text });
    const { rows } = await pool.query<[unknown[][]]>({ name, text, values: [...values], rowMode: 'array' });
    return (rows[0]?.[0] ?? []).map((cells) => read(cells));
  }

  return {
    find: (model, query) => {
      const statement = statementOf(model, query);
      return statement && run(statement);
    },
  };
}

/** Null for what is not understood: Prisma then reads the rows, with every condition. */
function statementOf(model: string, query: RowQuery): ReturnType<typeof rowsStatement> | null {
  try {
    return rowsStatement(model, query);
  } catch {
    return null;
  }
}
