import { getNamedType, isObjectType } from 'graphql';
import { isDeep } from '../../server/test/depth.ts';
import { NODE_TYPES } from '../world/node-samples.ts';
import { findMarkers, type Look, narrowing, narrowLook, queriesOfWorld } from './find-markers.ts';
import { COLUMNS, type Column, permissionsOf } from './matrix-actors.ts';
import type { Measured } from './measure.ts';
import { objectType } from './selection.ts';
import { addShownValues, type Shown, type ShownValues, takeValues, type Values } from './shown-values.ts';
import { lineOf, missingRows, parseNeeds, readTable, type TableRow } from './table.ts';
import { uncoveredRows } from './uncovered-rows.ts';
import type { World } from './world.ts';

/** Fields of all types that queries reach. The results of mutations are measured with them. */
export function fieldsOfQueries(): string[] {
  const found = new Set<string>();
  const visit = (name: string): void => {
    if (found.has(name)) return;
    if (name !== 'Query') found.add(name);
    for (const field of Object.values(objectType(name).getFields())) {
      const named = getNamedType(field.type);
      if (isObjectType(named)) visit(named.name);
    }
  };
  visit('Query');
  for (const type of NODE_TYPES) visit(type.name);
  return [...found]
    .sort()
    .flatMap((name) => Object.keys(objectType(name).getFields()).map((field) => `${name}.${field}`));
}

function typeOf(field: string): string {
  return field.split('.')[0] ?? '';
}

/**
 * Measures which fields each column is shown. A type has one row; fields that differ from it have their own. Those are
 * measured in every column; in a deep run every field of every type is. Fields must have a value in some row: a field
 * that follows its type and is empty in all rows fails, as does a row in which nothing was tried.
 */
export async function measureFields(world: World): Promise<Measured> {
  const [gates, differing] = [readTable('types'), byField(readTable('fields'))];
  const real = fieldsOfQueries();
  const problems = [
    ...missingRows('types', 'type', gates.keys(), new Set(real.map(typeOf))),
    ...[...differing.keys()]
      .filter((name) => !real.includes(name))
      .map((name) => `[fields] has a row for ${name}, but there is no such field: remove it.`),
  ];
  problems.push(...uncoveredRows([...gates.values(), ...differing.values()]));
  const looks = await queriesOfWorld(world);
  const values = await findValues(
    world,
    looks,
    real.filter((name) => gates.get(typeOf(name))?.cells.admin === '-'),
  );
  const rows = real.flatMap((name) => {
    const gate = gates.get(typeOf(name));
    const row = differing.get(name) ?? (gate && { ...gate, name });
    return row ? [row] : [];
  });
  problems.push(
    ...unfilledFields(
      rows.filter(({ name }) => !differing.has(name)),
      values,
    ),
  );
  const tried = rows.filter(({ name }) => isDeep || differing.has(name));
  const shown = await measureRows(world, tried, looks, values);
  const actual = tried.map((row) => {
    const cells = { ...row.cells };
    for (const column of COLUMNS) {
      const outcome = shown.get(row.name)?.[column] ?? '-';
      if (isReadable(outcome, cells[column], differing.has(row.name))) cells[column] = outcome;
    }
    return lineOf({ ...row, cells });
  });
  return { problems, expected: tried.map(lineOf), actual, cells: tried.length * COLUMNS.length };
}

/** Rows by field: `Cart: id items` means `Cart.id` and `Cart.items`. */
export function byField(table: ReadonlyMap<string, TableRow>): Map<string, TableRow> {
  const rows = [...table.values()].flatMap((row) => {
    const [type = '', fields = ''] = row.name.split(': ');
    return fields.split(' ').map((field) => ({ ...row, name: `${type}.${field}` }));
  });
  return new Map(rows.map((row) => [row.name, row]));
}

/**
 * Whether an outcome is compared with the table. The row of a type applies to fields with a value; the row of a field
 * also applies without one, because deep runs read more rows.
 */
function isReadable(outcome: string, written: string, hasRow: boolean): boolean {
  if (!hasRow) return outcome === 'read' || outcome === 'hidden';
  return !(isDeep && written === '?');
}

/**
 * The places with values: those shown to an administrator, and to a user of the customer with every permission. A user
 * of the other customer adds the fields that are hidden from staff.
 */
async function findValues(
  world: World,
  looks: readonly Look[],
  hiddenFromStaff: readonly string[],
): Promise<Values> {
  const values: Values = new Set();
  const near = narrowing(looks)(new Set(hiddenFromStaff));
  await world.matrixActors.resetPermissions();
  await world.matrixActors.withEveryPermission(async () => {
    for (const column of ['admin', 'holder', 'foreign'] as const)
      await findMarkers(world, column, column === 'foreign' ? near : looks, (answer, at) =>
        takeValues(answer, at, values),
      );
  });
  return values;
}

/** Fields without their own row that have no value in any row. */
function unfilledFields(rows: readonly TableRow[], values: Values): string[] {
  const filled = new Set([...values].map((value) => value.slice(0, value.indexOf(' '))));
  return rows
    .filter(({ name }) => !filled.has(name))
    .map(({ name }) => `No row fills ${name}: fill it in test/access/fill-*.ts, so that it can be tried.`);
}

/**
 * Measures the fields of rows in every column with the needed permissions: one walk for all rows with the same needs,
 * to these fields only, until each was read. In a deep run all documents are sent, and the first walk of a column reads
 * everything, to find markers.
 */
export async function measureRows(
  world: World,
  rows: readonly TableRow[],
  looks: readonly Look[],
  values: Values,
): Promise<Map<string, Partial<Record<Column, Shown>>>> {
  const measured = new Map<string, Partial<Record<Column, Shown>>>(rows.map(({ name }) => [name, {}]));
  const narrow = narrowing(looks);
  for (const column of COLUMNS) {
    const byPermissions = Map.groupBy(rows, ({ needs }) => String(permissionsOf(column, parseNeeds(needs))));
    for (const [index, alike] of [...byPermissions.values()].entries()) {
      await world.matrixActors.resetPermissions();
      await world.matrixActors.grantPermissions(column, parseNeeds(alike[0]?.needs ?? '-'));
      const sight: ShownValues = new Map();
      const fields = new Set(alike.map(({ name }) => name));
      const near = isDeep && index === 0 ? looks : narrow(fields);
      const take = (answer: unknown, at: string) => addShownValues(answer, at, values, sight);
      const toUnread = (look: Look) =>
        narrowLook(look, new Set([...fields].filter((field) => sight.get(field) !== 'read')));
      await findMarkers(world, column, near, take, isDeep ? undefined : toUnread);
      for (const field of fields) Object.assign(measured.get(field) ?? {}, { [column]: sight.get(field) });
    }
  }
  await world.matrixActors.resetPermissions();
  return measured;
}
