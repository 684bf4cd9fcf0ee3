import { Prisma } from '../../../database/generated/client.ts';
import { type InputIssue, InvalidInputError } from '../../../errors/errors.ts';
import { referenceIds } from './rate-references.ts';
import { type RateRow, rateRows } from './rate-rows.ts';
import {
  type AlloyPart,
  checkAlloyParts,
  checkRateChanges,
  type HeldKey,
  type RateChange,
} from './rules/check-rate-changes.ts';
import type { RateCells, RateColumn, RateReference, RateTable } from './rules/rate-table.ts';
import { type FindReference, type RateCell, rateKey, readRateRow } from './rules/read-rate-row.ts';

/** A row as sent by the client. */
type TypedRate = { cells: RateCells; basedOn: number | null; isWithdrawn: boolean };

/**
 * Adds rows that apply from a time on; current rates stay until then. Saves all rows or, with an InvalidInputError for
 * rows and cells, none. Concurrent changes of the same table wait for the end of the transaction.
 */
export async function saveRates(
  tx: Prisma.TransactionClient,
  table: RateTable,
  { typed, validFrom, now }: { typed: readonly TypedRate[]; validFrom: Date; now: Date },
): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`rates:${table.code}`}))`;
  const held = await rateRows(tx, table, now);
  const find = await references(tx, table, [...typed.map(({ cells }) => cells), ...held.map(cellsOf)]);
  const read = typed.map(({ cells, ...row }, index) => {
    const path = `rows.${index}`;
    return { ...row, path, ...readRateRow(table, cells, path, find) };
  });
  refuse(read.flatMap(({ issues }) => issues));
  const changes = read.map((row) => ({ ...row, key: rateKey(table, row.values) }));
  refuse(checkRateChanges(changes, heldKeys(table, held, find), validFrom));
  if (table.code === 'ALLOY_METALS')
    refuse(checkAlloyParts(await partsAt(tx, table, changes, validFrom, find)));
  await insert(tx, table, changes, validFrom);
}

function refuse(issues: readonly InputIssue[]): void {
  if (issues.length > 0) throw new InvalidInputError([...issues]);
}

/** Finds the ids of all codes in the rows. */
async function references(
  tx: Prisma.TransactionClient,
  table: RateTable,
  rows: readonly RateCells[],
): Promise<FindReference> {
  const named = table.columns.flatMap(({ value }, index) =>
    value.kind === 'REFERENCE'
      ? rows.flatMap((cells): { to: RateReference; code: string }[] => {
          const code = cells[index]?.trim().toUpperCase();
          return code ? [{ to: value.to, code }] : [];
        })
      : [],
  );
  const ids = await referenceIds(tx, named);
  return (to, code) => ids.get(`${to}:${code}`);
}

function heldKeys(
  table: RateTable,
  rows: readonly RateRow[],
  find: FindReference,
): ReadonlyMap<string, HeldKey> {
  const keyOf = (row: RateRow) => rateKey(table, readRateRow(table, cellsOf(row), '', find).values);
  return new Map(
    [...Map.groupBy(rows, keyOf)].map(([key, ofKey]) => [
      key,
      {
        countingId: ofKey.find(({ state }) => state === 'COUNTS')?.id ?? null,
        begins: ofKey.flatMap(({ state, validFrom }) => (state === 'PLANNED' && validFrom) || []),
      },
    ]),
  );
}

/** All parts of the changed alloys at the time of the change. */
async function partsAt(
  tx: Prisma.TransactionClient,
  table: RateTable,
  changes: readonly RateChange[],
  validFrom: Date,
  find: FindReference,
): Promise<AlloyPart[]> {
  const alloys = new Set(changes.map(({ values }) => values.get('alloy')));
  const changed = new Set(changes.map(({ key }) => key));
  const rows = (await rateRows(tx, table, validFrom)).filter(({ state }) => state === 'COUNTS');
  const kept = rows.flatMap((row): AlloyPart[] => {
    const { values } = readRateRow(table, cellsOf(row), '', find);
    const alloy = values.get('alloy') ?? null;
    if (!alloys.has(alloy) || changed.has(rateKey(table, values))) return [];
    return [{ alloy, fraction: values.get('fraction') ?? null, path: null }];
  });
  const added = changes
    .filter(({ isWithdrawn }) => !isWithdrawn)
    .map(({ values, path }) => ({
      alloy: values.get('alloy') ?? null,
      fraction: values.get('fraction') ?? null,
      path,
    }));
  return [...kept, ...added];
}

function cellsOf({ cells }: { cells: RateCells }): RateCells {
  return cells;
}

async function insert(
  tx: Prisma.TransactionClient,
  table: RateTable,
  changes: readonly RateChange[],
  validFrom: Date,
): Promise<void> {
  const constants = Object.entries(table.constants ?? {});
  const columns = [
    ...table.columns.map(({ column }) => column),
    ...constants.map(([column]) => column),
    table.validFrom,
    ...(table.canWithdraw ? ['isWithdrawn'] : []),
  ];
  const rows = changes.map(({ values, isWithdrawn }) => {
    const cells = [
      ...table.columns.map((column) => typedCell(column, values.get(column.name) ?? null)),
      ...constants.map(([, value]) => Prisma.sql`${value}`),
      Prisma.sql`${validFrom}::timestamp`,
      ...(table.canWithdraw ? [Prisma.sql`${isWithdrawn}`] : []),
    ];
    return Prisma.sql`(${Prisma.join(cells)})`;
  });
  await tx.$executeRaw`
    INSERT INTO ${Prisma.raw(`"${table.table}" (${columns.map((column) => `"${column}"`).join(', ')})`)}
    VALUES ${Prisma.join(rows)}`;
}

function typedCell({ value }: RateColumn, cell: RateCell): Prisma.Sql {
  if (value.kind === 'CODE') return Prisma.sql`${cell}::text`;
  return value.kind === 'DECIMAL' ? Prisma.sql`${cell}::text::numeric` : Prisma.sql`${cell}::int`;
}
