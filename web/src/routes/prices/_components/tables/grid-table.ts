import type { RateGrid_table$data } from './__generated__/RateGrid_table.graphql.ts';

/** Query data of a rate table. */
export type GridTable = Omit<RateGrid_table$data, ' $fragmentType'>;

/** A row, with absent values as null. */
export type GridRow = ReturnType<typeof shownRow>;

/** A row in display format. */
export function shownRow({ rateId = null, validFrom = null, cells, ...row }: GridTable['rows'][number]) {
  return { ...row, rateId, validFrom, cells: cells.map((cell) => cell ?? null) };
}
