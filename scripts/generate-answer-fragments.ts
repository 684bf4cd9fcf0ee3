import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type FieldTable, type Selection, selectionOfTable } from '../rest-facade/answers/field-table.ts';
import { ROOT } from './run.ts';

/**
 * Writes the fragments of the REST field tables (`npm run gen`). Operations spread them by name, and graphql-codegen
 * generates their types.
 */

const ANSWERS = join(ROOT, 'rest-facade', 'answers');
const GENERATED = join(ROOT, 'rest-facade', 'operations', 'generated-answers.graphql');

type Table = FieldTable<never, never>;

async function tablesWithFragments(): Promise<Table[]> {
  const found: Table[] = [];
  for (const file of globSync('**/*.ts', { cwd: ANSWERS, exclude: ['**/*.test.ts'] }).toSorted()) {
    const path = join(ANSWERS, file);
    // Other files may need what is generated from these.
    if (!/^ {2}fragment: '/m.test(await readFile(path, 'utf8'))) continue;
    const exported: Record<string, Partial<Table>> = await import(pathToFileURL(path).href);
    found.push(...Object.values(exported).filter((each): each is Table => each.fragment !== undefined));
  }
  return found;
}

function printed(selection: Selection): string {
  const fields = Object.entries(selection).map(([name, below]) =>
    Object.keys(below).length > 0 ? `${name} ${printed(below)}` : name,
  );
  return `{ ${fields.join(' ')} }`;
}

const tables = await tablesWithFragments();
const fragments = tables.map((table) => `fragment ${table.fragment} ${printed(selectionOfTable(table))}\n`);
await writeFile(GENERATED, fragments.join('\n'));
