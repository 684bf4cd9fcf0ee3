import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as restDocuments from '../rest-facade/gql/graphql.ts';
import { ROOT } from './run.ts';

/**
 * Writes the texts of the persisted operations that the web app and the REST facade use, by id, to
 * server/persisted-operations. `npm run gen` runs it with `--prepare` before Relay's compiler, which writes a text only
 * together with its artifact, and without arguments after it.
 */
const FOLDER = join(ROOT, 'server', 'persisted-operations');
const WEB = join(FOLDER, 'web.json');
const REST = join(FOLDER, 'rest.json');

type Operations = Record<string, string>;

function idOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

async function readOperations(file: string): Promise<Operations> {
  // Written below or by Relay's compiler in this shape.
  return JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as Operations;
}

async function artifactPaths(): Promise<string[]> {
  const source = join(ROOT, 'web', 'src');
  const names = await readdir(source, { recursive: true });
  return names.filter((name) => name.endsWith('.graphql.ts')).map((name) => join(source, name));
}

/** Ids of the operations that Relay compiled, with the path of each artifact. */
async function relayArtifacts(): Promise<Map<string, string>> {
  const ids = await Promise.all(
    (await artifactPaths()).map(async (path): Promise<[string, string][]> => {
      const id = /^\/\/ @relayRequestID (\w+)$/m.exec(await readFile(path, 'utf8'))?.[1];
      return id === undefined ? [] : [[id, path]];
    }),
  );
  return new Map(ids.flat());
}

/** Deletes all artifacts and texts, so that the compiler writes all of them and no unused ones remain. */
async function prepare(): Promise<void> {
  await Promise.all((await artifactPaths()).map((path) => rm(path)));
  // The compiler requires the file to exist.
  await writeFile(WEB, '{}\n');
}

/** The operations of the web app. Operations of its tests are compiled too, but they are left out. */
async function webOperations(): Promise<Operations> {
  const texts = await readOperations(WEB);
  const found: Operations = {};
  for (const [id, path] of await relayArtifacts()) {
    if (/Test(Query|Mutation)\.graphql\.ts$/.test(path)) continue;
    const text = texts[id];
    if (text === undefined || idOf(text) !== id) throw new Error(`${path}: its text is not in ${WEB}.`);
    found[id] = text;
  }
  return found;
}

function restOperations(): Operations {
  const texts = Object.values(restDocuments).filter((document) => document instanceof String);
  const operations = texts.map(String).filter((text) => /^\s*(query|mutation)\b/.test(text));
  return Object.fromEntries(operations.map((text) => [idOf(text), text]));
}

function printed(operations: Operations): string {
  const sorted = Object.entries(operations).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
}

if (process.argv.includes('--prepare')) {
  await prepare();
} else {
  const files = [
    [WEB, printed(await webOperations())],
    [REST, printed(restOperations())],
  ] as const;
  for (const [file, text] of files) {
    if ((await readFile(file, 'utf8').catch(() => '')) !== text) await writeFile(file, text);
  }
}
