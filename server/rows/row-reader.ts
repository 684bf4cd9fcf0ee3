import type { RowShape } from './row-query.ts';

/** Builds the object that Prisma would return from a row's cells; decimals stay strings. */
export type RowReader = (cells: readonly unknown[]) => object;

type CellReader = (cell: unknown) => unknown;

/** Creates a reader; one per statement. */
export function rowReader({ columns, relations, counts }: RowShape): RowReader {
  const names = [...columns, ...relations].map(({ name }) => name);
  const readers = [
    ...columns.map(({ type }) => CELLS[type] ?? null),
    ...relations.map(({ isList, shape }) => relationReader(rowReader(shape), isList)),
  ];
  const size = names.length;
  return (values) => {
    const row: Record<string, unknown> = {};
    for (let index = 0; index < size; index += 1) {
      // Within the bounds of the loop.
      const name = names[index] as string;
      const read = readers[index] as CellReader | null;
      const value = values[index];
      row[name] = read === null || value === null ? value : read(value);
    }
    if (counts.length > 0)
      row._count = Object.fromEntries(counts.map((name, index) => [name, values[size + index]]));
    return row;
  };
}

/** Types without a JSON equivalent. PostgreSQL writes instants without a zone; they are UTC, and so are days. */
const CELLS: Readonly<Record<string, CellReader>> = {
  DateTime: (text) => new Date(String(text).length > 10 ? `${text}Z` : String(text)),
  BigInt: (text) => BigInt(String(text)),
};

function relationReader(read: RowReader, isList: boolean): CellReader {
  // As the statement built it.
  return isList ? (cell) => (cell as unknown[][]).map(read) : (cell) => read(cell as unknown[]);
}
