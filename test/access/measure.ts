import type { Actor } from '../../server/test/actors.ts';
import { isDeep } from '../../server/test/depth.ts';
import type { Answer } from './ask.ts';
import { COLUMNS, type Column, type Needs, STAFF } from './matrix-actors.ts';
import { leaksIn } from './row-markers.ts';
import { lineOf, missingRows, parseNeeds, readTable, type TableKind, type TableRow } from './table.ts';
import type { World } from './world.ts';

/** What one cell measured: its outcome, and everything that is wrong with it. */
export type CellMeasurement = { outcome: string; problems: string[] };

/** How a cell is measured: sends the request as the actor; `expected` is the outcome that is written down. */
export type MeasureCell = (cell: {
  name: string;
  column: Column;
  actor: Actor;
  needs: Needs;
  expected: string | undefined;
}) => Promise<CellMeasurement>;

/** Whether a call uses up the rows that it is about when it has this outcome. */
type UsesUp = (name: string, outcome: string | undefined) => boolean;

/** A table that was measured. */
export type Measured = { problems: string[]; expected: string[]; actual: string[]; cells: number };

/**
 * The columns that are measured in a row, those last that use up what they ask about. In a deep run all are. Else, of staff
 * who are expected to have the same outcome, one in turn: they differ by the permissions of their roles alone, which have a
 * table of their own. And of those who use up rows one, so that its rows are made once: the holder, who is given least.
 */
function measuredColumns(row: TableRow | undefined, index: number, usesUp: UsesUp): readonly Column[] {
  if (!row) return COLUMNS;
  const isLast = (column: Column) => usesUp(row.name, row.cells[column]);
  const [others, doers] = [COLUMNS.filter((column) => !isLast(column)), COLUMNS.filter(isLast)];
  if (isDeep) return [...others, ...doers];
  const isInTurn = (column: Column) => {
    if (!STAFF.includes(column)) return true;
    const alike = STAFF.filter((other) => row.cells[other] === row.cells[column]);
    return alike[index % alike.length] === column;
  };
  const doer = doers.includes('holder') ? 'holder' : doers.find(isInTurn);
  return [...others.filter(isInTurn), ...(doer ? [doer] : [])];
}

/** Measures the cells of a table, row by row, and holds the outcomes against those that are written down. */
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
    // One outcome for each column: a name without a row has all of them measured.
    actual.push(lineOf({ name, needs, cells: cells as TableRow['cells'] }));
    if (row) expected.push(lineOf(row));
  }
  await world.matrixActors.resetPermissions();
  return { problems, expected, actual, cells: count };
}

/** Words of what was done. */
const DONE = ['ok', 'rows', 'own'];

/** Whether an outcome means that something was done. */
export function isDone(outcome: string | undefined): boolean {
  return outcome !== undefined && DONE.includes(outcome);
}

/** What is wrong with any answer, whoever asked for whatever; `name` is that of a query or mutation. */
export function wrongWith(column: Column, outcome: string, { text }: Answer, name?: string): string[] {
  return [
    ...leaksIn(column, text, name).map((marker) => `shows ${marker}`),
    ...(outcome === 'bug' || outcome === 'COUNTED' ? [text.slice(0, 600)] : []),
  ];
}

/** What is wrong when a call that was not done has all the same written something. */
export async function wronglyWritten({ writes }: World): Promise<string[]> {
  const tables = await writes.take();
  return tables.length === 0 ? [] : [`was not done, yet wrote ${tables.join(', ')}`];
}
