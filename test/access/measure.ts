import type { Actor } from '../../server/test/actors.ts';
import { isDeep } from '../../server/test/depth.ts';
import type { Answer } from './ask.ts';
import { COLUMNS, type Column, type Needs } from './matrix-actors.ts';
import { leaksIn } from './row-markers.ts';
import { lineOf, missingRows, parseNeeds, readTable, type TableKind, type TableRow } from './table.ts';
import type { World } from './world.ts';

/** The outcome of a cell, with its problems. */
export type CellMeasurement = { outcome: string; problems: string[] };

/** Measures a cell by sending its request as the actor; `expected` is the outcome in the table. */
export type MeasureCell = (cell: {
  name: string;
  column: Column;
  actor: Actor;
  needs: Needs;
  expected: string | undefined;
}) => Promise<CellMeasurement>;

/** Whether a call with this outcome uses up its rows. */
type UsesUp = (name: string, outcome: string | undefined) => boolean;

/** A measured table. */
export type Measured = { problems: string[]; expected: string[]; actual: string[]; cells: number };

/**
 * The measured columns of a row, with those last that use up rows. In a deep run all are measured. Otherwise the users
 * of another customer, and each expected outcome once: of the columns with the same outcome one in turn, from row to
 * row. Of the columns that use up rows only the holder, who has the fewest permissions, so that rows are created once.
 */
function measuredColumns(row: TableRow | undefined, index: number, usesUp: UsesUp): readonly Column[] {
  if (!row) return COLUMNS;
  const isLast = (column: Column) => usesUp(row.name, row.cells[column]);
  const [others, consumers] = [COLUMNS.filter((column) => !isLast(column)), COLUMNS.filter(isLast)];
  if (isDeep) return [...others, ...consumers];
  const isInTurn = (column: Column) => {
    if (column === 'foreign') return true;
    const equal = others.filter((other) => row.cells[other] === row.cells[column]);
    return equal[index % equal.length] === column;
  };
  const [first] = consumers;
  const consumer = consumers.includes('holder') ? 'holder' : first;
  return [...others.filter(isInTurn), ...(consumer ? [consumer] : [])];
}

/** Measures the cells of a table row by row, and compares them with the expected outcomes. */
export async function measureTable(
  world: World,
  {
    kind,
    what,
    names,
    cell,
    usesUp = () => false,
  }: {
    kind: TableKind;
    what: string;
    names: readonly string[];
    cell: MeasureCell;
    usesUp?: UsesUp;
  },
): Promise<Measured> {
  const table = readTable(kind);
  const problems = missingRows(kind, what, table.keys(), names);
  const expected: string[] = [];
  const actual: string[] = [];
  let count = 0;
  for (const [index, name] of names.entries()) {
    const row = table.get(name);
    const needs = row?.needs ?? '-';
    const cells: Partial<TableRow['cells']> = { ...row?.cells };
    for (const column of measuredColumns(row, index, usesUp)) {
      const actor = world.matrixActors.people[column];
      const asked = { name, column, actor, needs: parseNeeds(needs), expected: row?.cells[column] };
      const measured = await cell(asked);
      cells[column] = measured.outcome;
      count += 1;
      problems.push(...measured.problems.map((problem) => `${name}, ${column}: ${problem}`));
    }
    // One outcome per column; a name without a row is measured in all columns.
    actual.push(lineOf({ name, needs, cells: cells as TableRow['cells'] }));
    if (row) expected.push(lineOf(row));
  }
  await world.matrixActors.resetPermissions();
  return { problems, expected, actual, cells: count };
}

/** Outcomes of successful calls. */
const DONE = ['ok', 'rows', 'own'];

/** Whether an outcome is a success. */
export function isDone(outcome: string | undefined): boolean {
  return outcome !== undefined && DONE.includes(outcome);
}

/** Problems of any response for any actor; `name` is the query or mutation. */
export function wrongWith(column: Column, outcome: string, { text }: Answer, name?: string): string[] {
  return [
    ...leaksIn(column, text, name).map((marker) => `shows ${marker}`),
    ...(outcome === 'bug' || outcome === 'COUNTED' ? [text.slice(0, 600)] : []),
  ];
}

/** The problem of a refused call that changed data. */
export async function wronglyWritten({ writes }: World): Promise<string[]> {
  const tables = await writes.take();
  return tables.length === 0 ? [] : [`was not done, yet wrote ${tables.join(', ')}`];
}
