import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Files whose name says that they declare something: a type, a query, a list, a mutation, a subscription, live rows, a task, a document, how something is found, what people are told about. */
const DECLARATIONS = '**/*.{type,input,query,list,mutation,subscription,live,task,document,search,notice}.ts';

/** The folder of the server. */
const SERVER = dirname(import.meta.dirname);

/**
 * Loads every declaration of the server's rooms, in the order of their paths: a new one is part of the product
 * because its file exists.
 */
export async function loadDeclarations(): Promise<void> {
  for (const file of globSync(DECLARATIONS, { cwd: SERVER }).toSorted())
    await import(pathToFileURL(join(SERVER, file)).href);
}
