import { readFileSync } from 'node:fs';
import { moduleOf, PERMISSIONS } from '../../server/domains/identity/rules/permission-catalogue.ts';
import { COLUMNS, type Column, type Needs } from './cast.ts';

/** One row of the matrix as it is written down: a name, what it needs, and one word for each column. */
export type TableRow = { name: string; needs: string; cells: Record<Column, string> };

const HEAD = ['name', 'needs', ...COLUMNS];

/** The rows of one of the tables beside this file, by name; columns stand at least two spaces apart. */
export function readTable(file: string): Map<string, TableRow> {
  const lines = readFileSync(new URL(file, import.meta.url), 'utf8').split('\n');
  const [head, ...rows] = lines.filter((line) => line.trim() !== '' && !line.startsWith('#')).map(split);
  if (head?.join() !== HEAD.join()) throw new Error(`${file} begins with the columns ${HEAD.join(', ')}.`);
  return new Map(rows.map((row) => [row[0] ?? '', toRow(file, row)]));
}

function split(line: string): string[] {
  return line.trim().split(/\s{2,}/);
}

function toRow(file: string, row: string[]): TableRow {
  const [name = '', needs = '-', ...words] = row;
  if (words.length !== COLUMNS.length) {
    throw new Error(`${file}: ${name} has ${words.length} words for ${COLUMNS.length} columns.`);
  }
  // One word for each column, checked above.
  const cells = Object.fromEntries(COLUMNS.map((column, index) => [column, words[index]]));
  return { name, needs, cells: cells as Record<Column, string> };
}

/**
 * `1701`, `1705 +1703`, `1301 | 19xx`: the gate, other gates (any of a module with `xx`), and what else a holder has to
 * hold; `-`: nothing.
 */
export function parseNeeds(text: string): Needs {
  const words = text.split(/[\s|]+/).filter((word) => word !== '-' && word !== '');
  const also = words.filter((word) => word.startsWith('+')).map(Number);
  return { gates: words.filter((word) => !word.startsWith('+')).flatMap(permissionsNamed), also };
}

function permissionsNamed(word: string): number[] {
  if (!word.endsWith('xx')) return [Number(word)];
  return PERMISSIONS.map(({ number }) => number).filter(
    (number) => moduleOf(number) === Number(word.slice(0, 2)),
  );
}

/** A row as its line in the table. */
export function lineOf({ name, needs, cells }: TableRow): string {
  return [name, needs, ...COLUMNS.map((column) => cells[column])].join('  ');
}

/**
 * What has to be done so that a table has exactly the given rows: an empty list when it does. `kind` says what a row
 * stands for.
 */
export function missingRows(
  file: string,
  kind: string,
  table: Iterable<string>,
  real: Iterable<string>,
): string[] {
  const [written, existing] = [new Set(table), new Set(real)];
  return [
    ...[...existing]
      .filter((name) => !written.has(name))
      .map((name) => `${file} lacks a row for the ${kind} ${name}: say who gets what.`),
    ...[...written]
      .filter((name) => !existing.has(name))
      .map((name) => `${file} has a row for ${name}, but there is no such ${kind}: remove it.`),
  ];
}
