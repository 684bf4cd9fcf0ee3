import type { RowShape } from './row-query.ts';

/** Makes the object that Prisma would have answered out of a row's cells; decimals stay texts. */
export type RowReader = (cells: readonly unknown[]) => object;

type CellReader = (cell: unknown) => unknown;

/** A reader, made once for each statement. */
export function rowReader({ columns, relations, counts }: RowShape): RowReader {
  const cells: [name: string, read: CellReader | null][] = [
    ...columns.map(({ name, type }): [string, CellReader | null] => [name, CELLS[type] ?? null]),
    ...relations.map(({ name, isList, shape }): [string, CellReader] => {
      const read = rowReader(shape);
      return [name, isList ? listReader(read) : (cell) => read(cell as unknown[])];
    }),
  ];
  const size = cells.length;
  return (values) => {
    const row: Record<string, unknown> = {};
    for (let index = 0; index < size; index += 1) {
      // Within the bounds of the loop.
      const [name, read] = cells[index] as (typeof cells)[number];
      const value = values[index];
      row[name] = read === null || value === null ? value : read(value);
    }
    if (counts.length > 0)
      row._count = Object.fromEntries(counts.map((name, index) => [name, values[size + index]]));
    return row;
  };
}

/** Types that JSON has no value of. PostgreSQL writes instants without a zone; they are UTC, as days are. */
const CELLS: Readonly<Record<string, CellReader>> = {
  DateTime: (text) => new Date(String(text).length > 10 ? `${text}Z` : String(text)),
  BigInt: (text) => BigInt(String(text)),
};

function listReader(read: RowReader): CellReader {
  // As the statement built it.
  return (cell) => (cell as unknown[][]).map(read);
}
