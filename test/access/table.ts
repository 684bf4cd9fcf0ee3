import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { moduleOf, PERMISSIONS } from '../../server/auth/permissions/permission-catalogue.ts';
import { COLUMNS, type Column, type Needs } from './matrix-actors.ts';

/**
 * Outcomes in the tables, for rows of Luna's buyer (the holder). Columns: see matrix-actors.ts; `needs`: see
 * `parseNeeds`.
 *
 * Queries, nodes, mutations: rows, ok: success; own: only rows of the caller's own customer; empty, null, missing:
 * nothing; signin, refused (refused:1704: because of a permission other than the row's): before anything is read;
 * denied: the same, after a row that the caller may see was found; invalid: the input has rows that the caller may not
 * use; upper case: the rule that refuses. A refused call leaves the database unchanged.
 * Types, for all objects that a viewer reaches: read: something is shown; hidden: nothing, although others are shown
 * something; -: no object of the type is reached. Fields: those that differ from their type; ?: no reached row has a
 * value, so nothing was tested.
 * REST calls and paths, by status and envelope: signin 401, refused 403, missing 404.
 */

/** A row of the matrix: a name, its needs, and one outcome per column. */
export type TableRow = { name: string; needs: string; cells: Record<Column, string> };

const HEAD = ['name', 'needs', ...COLUMNS];

/**
 * Kinds of rows: root fields, rows by global id, mutations, object types, fields that differ from their type, calls of
 * the facade, the server's own paths with uploaded files.
 */
export type TableKind = 'queries' | 'nodes' | 'mutations' | 'types' | 'fields' | 'REST calls' | 'paths';

/** The tables, each next to its domain. */
const TABLES = '{server,rest-facade}/**/access.table.txt';
const ROOT = join(import.meta.dirname, '../..');

/**
 * The rows of a kind from all tables, by name. A table has a heading `[queries]` and so on for each kind, and columns
 * at least two spaces apart.
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
  // One outcome per column, checked above.
  const cells = Object.fromEntries(COLUMNS.map((column, index) => [column, outcomes[index]]));
  return { name, needs, cells: cells as Record<Column, string> };
}

/**
 * `1701`, `1705 +1703`, `1301 | 19xx`: the gate, other gates (any of a module with `xx`), and other required
 * permissions; `-`: none.
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

/** A row as a line of the table. */
export function lineOf({ name, needs, cells }: TableRow): string {
  return [name, needs, ...COLUMNS.map((column) => cells[column])].join('  ');
}

/**
 * The changes that give the tables exactly these rows of a kind; empty if they have them. `what` is the name of such a
 * row.
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
