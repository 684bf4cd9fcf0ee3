import { Prisma } from '../../../database/generated/client.ts';
import { referenceCode, referenceTable } from './rate-references.ts';
import type { RateColumn, RateTable } from './rules/rate-table.ts';

/** Status of the rate at that time. */
type RateState = 'COUNTS' | 'PLANNED';

/** A row of a rate table: for each key the current one, and later ones. */
export type RateRow = {
  /** Null for the value on the entity itself, until its first dated row. */
  id: number | null;
  validFrom: Date | null;
  isWithdrawn: boolean;
  state: RateState;
  /** Text in the order of the columns; references as codes. */
  cells: (string | null)[];
};

/** Maximum number of rows in a response. */
const MAX_ROWS = 5_000;

type Stored = { id: number | null; validFrom: Date | null; isWithdrawn: boolean; cells: (string | null)[] };

/** The rows of a table at a time, in one statement, without replaced rows. */
export async function rateRows(db: Prisma.TransactionClient, table: RateTable, at: Date): Promise<RateRow[]> {
  const rows = await db.$queryRaw<Stored[]>`
    SELECT * FROM (${datedRows(table, at)}${table.base ? baseRows(table, table.base.table, at) : Prisma.empty}) listed
    ORDER BY ${orderOf(table)}, "validFrom" NULLS FIRST LIMIT ${MAX_ROWS}`;
  return rows.map((row) => ({
    ...row,
    state: row.validFrom !== null && row.validFrom > at ? 'PLANNED' : 'COUNTS',
  }));
}

/** For each key the current row, unless it was withdrawn, and all later ones. */
function datedRows(table: RateTable, at: Date): Prisma.Sql {
  const moment = Prisma.raw(`stored."${table.validFrom}"`);
  const keys = Prisma.raw(
    table.columns
      .filter(({ isKey }) => isKey)
      .map(({ column }) => `stored."${column}"`)
      .join(', '),
  );
  return Prisma.sql`
    SELECT dated.id, dated."${Prisma.raw(table.validFrom)}" AS "validFrom", ${withdrawn(table)} AS "isWithdrawn",
      ARRAY[${Prisma.join(table.columns.map((column, index) => cell(column, 'dated', index)))}] AS cells
    FROM (
      SELECT stored.*, row_number() OVER (PARTITION BY ${keys}, ${moment} <= ${at} ORDER BY ${moment} DESC) AS nth
      FROM ${Prisma.raw(`"${table.table}"`)} stored
    ) dated ${joins(table)}
    WHERE dated."${Prisma.raw(table.validFrom)}" > ${at} OR (dated.nth = 1 AND NOT ${withdrawn(table)})`;
}

/** The values on the entities themselves, if none of their dated rows has begun. */
function baseRows(table: RateTable, base: string, at: Date): Prisma.Sql {
  const [owner, ...values] = table.columns;
  if (owner === undefined) throw new Error(`${table.code} has no columns.`);
  const cells = values.map((column, index) => cell(column, 'thing', index));
  return Prisma.sql`
    UNION ALL
    SELECT NULL, NULL, false, ARRAY[${Prisma.join([Prisma.raw('thing.code'), ...cells])}]
    FROM ${Prisma.raw(`"${base}"`)} thing
    WHERE NOT EXISTS (
      SELECT 1 FROM ${Prisma.raw(`"${table.table}" dated WHERE dated."${owner.column}"`)} = thing.id
        AND dated."validFrom" <= ${at})`;
}

function withdrawn(table: RateTable): Prisma.Sql {
  return Prisma.raw(table.canWithdraw ? 'dated."isWithdrawn"' : 'false');
}

function cell({ column, value }: RateColumn, alias: string, index: number): Prisma.Sql {
  switch (value.kind) {
    case 'REFERENCE':
      return referenceCode(value.to, `ref${index}`);
    case 'DECIMAL':
      return Prisma.raw(`trim_scale(${alias}."${column}")::text`);
    default:
      return Prisma.raw(`${alias}."${column}"::text`);
  }
}

function joins(table: RateTable): Prisma.Sql {
  const parts = table.columns.flatMap(({ column, value }, index) =>
    value.kind === 'REFERENCE'
      ? [
          Prisma.sql`LEFT JOIN ${referenceTable(value.to)} ${Prisma.raw(`ref${index} ON ref${index}.id = dated."${column}"`)}`,
        ]
      : [],
  );
  return parts.length === 0 ? Prisma.empty : Prisma.join(parts, ' ');
}

/** Sorted by key; numbers numerically. */
function orderOf(table: RateTable): Prisma.Sql {
  return Prisma.raw(
    table.columns
      .flatMap(({ isKey, value }, index) => {
        if (!isKey) return [];
        const text = `cells[${index + 1}]`;
        return value.kind === 'REFERENCE' || value.kind === 'CODE'
          ? [`${text} NULLS FIRST`]
          : [`${text}::numeric`];
      })
      .join(', '),
  );
}
