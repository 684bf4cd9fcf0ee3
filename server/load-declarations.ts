import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Files whose name says that they declare something: a type, an input, a query, a list, a mutation, a task. */
const DECLARATIONS = '**/*.{type,input,query,list,mutation,task}.ts';

/**
 * Loads every declaration of the rooms below this folder, in the order of their paths: a new one is part of the product
 * because its file exists.
 */
export async function loadDeclarations(): Promise<void> {
  for (const file of globSync(DECLARATIONS, { cwd: import.meta.dirname }).toSorted())
    await import(pathToFileURL(join(import.meta.dirname, file)).href);
}
