import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Files with declarations, by the end of their name. */
const DECLARATIONS = '**/*.{type,input,query,list,mutation,subscription,live,task,document,search,notice}.ts';

/** The folder of the server. */
const SERVER = dirname(import.meta.dirname);

/** Resolves when all declarations are loaded. */
let loaded: Promise<void> | undefined;

/** Loads all declarations of the server once, in path order. A new file is loaded without registration. */
export function loadDeclarations(): Promise<void> {
  loaded ??= importDeclarations();
  return loaded;
}

async function importDeclarations(): Promise<void> {
  for (const file of globSync(DECLARATIONS, { cwd: SERVER }).toSorted())
    await import(pathToFileURL(join(SERVER, file)).href);
}
