import type { RateGrid_table$data } from './__generated__/RateGrid_table.graphql.ts';

/** A rate table as the page reads it. */
export type GridTable = Omit<RateGrid_table$data, ' $fragmentType'>;

/** A row of it, what is absent as null. */
export type GridRow = ReturnType<typeof shownRow>;

/** A row as it is shown. */
export function shownRow({ rateId = null, validFrom = null, cells, ...row }: GridTable['rows'][number]) {
  return { ...row, rateId, validFrom, cells: cells.map((cell) => cell ?? null) };
}
