import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { moduleOf, PERMISSIONS } from '../../server/auth/permissions/permission-catalogue.ts';
import { COLUMNS, type Column, type Needs } from './matrix-actors.ts';

/*
 * Outcomes in the tables, each about what Luna's buyer (the holder) has. Columns: see matrix-actors.ts; `needs`: see
 * `parseNeeds`.
 *
 * Queries, nodes, mutations: rows, ok: what was asked for, or done; own: only what belongs to the caller's own customer;
 * empty, null, missing: as for nothing; signin, refused (refused:1704: for another permission than the row's): before
 * anything is looked at; denied: the same, once a row that the caller may see was found; invalid: the input names rows
 * that the caller may not use; in capitals: the rule that refuses. What is not done leaves the database as it was.
 * Types, over all that a viewer reaches, and what their fields answer: read: something is shown; hidden: nothing, where
 * others are shown something; -: no object of the type is ever reached. Fields: those that differ from their type; ?: none
 * of the rows that the viewer reaches has a value, so that nothing was tried.
 * REST calls and paths, by status and envelope: signin 401, refused 403, missing 404.
 */

/** One row of the matrix as it is written down: a name, what it needs, and one outcome for each column. */
export type TableRow = { name: string; needs: string; cells: Record<Column, string> };

const HEAD = ['name', 'needs', ...COLUMNS];

/**
 * Kinds of rows: root fields, rows by global id, acts, types of objects, fields that differ from their type, calls of the
 * facade, the server's own paths with uploaded files.
 */
export type TableKind = 'queries' | 'nodes' | 'mutations' | 'types' | 'fields' | 'REST calls' | 'paths';

/** The tables, each beside its domain. */
const TABLES = '{server,rest-facade}/**/access.table.txt';
const ROOT = join(import.meta.dirname, '../..');

/**
 * The rows of a kind from all tables, by name. A table has a heading `[queries]` and the like for each kind, columns
 * stand at least two spaces apart.
 */
export function readTable(kind: TableKind): Map<string, TableRow> {
  const rows = globSync(TABLES, { cwd: ROOT })
    .toSorted()
    .flatMap((file) => rowsIn(file, kind));
  const twice = rows.map(({ name }) => name).filter((name, at, names) => names.indexOf(name) !== at);
  if (twice.length > 0) throw new Error(`Of ${kind} two tables have rows of ${twice.join(', ')}.`);
  return new Map(rows.map((row) => [row.name, row]));
}

function rowsIn(file: string, kind: TableKind): TableRow[] {
  const lines = readFileSync(join(ROOT, file), 'utf8').split('\n');
  const start = lines.indexOf(`[${kind}]`);
  if (start < 0) return [];
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => line.startsWith('['));
  const section = end < 0 ? rest : rest.slice(0, end);
  const [head, ...rows] = section.filter((line) => line.trim() !== '' && !line.startsWith('#')).map(split);
  if (head?.join() !== HEAD.join())
    throw new Error(`${file}: [${kind}] begins with the columns ${HEAD.join(', ')}.`);
  return rows.map((row) => toRow(file, row));
}

function split(line: string): string[] {
  return line.trim().split(/\s{2,}/);
}

function toRow(file: string, row: string[]): TableRow {
  const [name = '', needs = '-', ...outcomes] = row;
  if (outcomes.length !== COLUMNS.length) {
    throw new Error(`${file}: ${name} has ${outcomes.length} outcomes for ${COLUMNS.length} columns.`);
  }
  // One outcome for each column, checked above.
  const cells = Object.fromEntries(COLUMNS.map((column, index) => [column, outcomes[index]]));
  return { name, needs, cells: cells as Record<Column, string> };
}

/**
 * `1701`, `1705 +1703`, `1301 | 19xx`: the gate, other gates (any of a module with `xx`), and what else a holder has to
 * hold; `-`: nothing.
 */
export function parseNeeds(text: string): Needs {
  const parts = text.split(/[\s|]+/).filter((part) => part !== '-' && part !== '');
  const also = parts.filter((part) => part.startsWith('+')).map(Number);
  return { gates: parts.filter((part) => !part.startsWith('+')).flatMap(permissionsNamed), also };
}

function permissionsNamed(part: string): number[] {
  if (!part.endsWith('xx')) return [Number(part)];
  return PERMISSIONS.map(({ number }) => number).filter(
    (number) => moduleOf(number) === Number(part.slice(0, 2)),
  );
}

/** A row as its line in the table. */
export function lineOf({ name, needs, cells }: TableRow): string {
  return [name, needs, ...COLUMNS.map((column) => cells[column])].join('  ');
}

/**
 * What has to be done so that the tables have exactly the given rows of a kind: an empty list when they do. `what` is
 * what one of them is called.
 */
export function missingRows(
  kind: TableKind,
  what: string,
  table: Iterable<string>,
  real: Iterable<string>,
): string[] {
  const [written, existing] = [new Set(table), new Set(real)];
  return [
    ...[...existing]
      .filter((name) => !written.has(name))
      .map(
        (name) => `No access.table.txt has a row of [${kind}] for the ${what} ${name}: say who gets what.`,
      ),
    ...[...written]
      .filter((name) => !existing.has(name))
      .map((name) => `[${kind}] has a row for ${name}, but there is no such ${what}: remove it.`),
  ];
}
