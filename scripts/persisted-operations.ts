import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as restDocuments from '../rest-facade/gql/graphql.ts';
import { ROOT } from './run.ts';

/**
 * The texts behind the ids that the web app and the REST facade send, in server/persisted-operations: just those that
 * are in use. `npm run gen` calls it with --prepare before Relay's compiler, which writes a text only together with
 * its artifact, and without argument after it.
 */
const FOLDER = join(ROOT, 'server', 'persisted-operations');
const WEB = join(FOLDER, 'web.json');
const REST = join(FOLDER, 'rest.json');

type Operations = Record<string, string>;

function idOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

async function readOperations(file: string): Promise<Operations> {
  // Written below or by Relay's compiler, in this shape.
  return JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as Operations;
}

async function artifactPaths(): Promise<string[]> {
  const source = join(ROOT, 'web', 'src');
  const names = await readdir(source, { recursive: true });
  return names.filter((name) => name.endsWith('.graphql.ts')).map((name) => join(source, name));
}

/** Ids of the operations that Relay compiled, with the artifact of each. */
async function relayArtifacts(): Promise<Map<string, string>> {
  const ids = await Promise.all(
    (await artifactPaths()).map(async (path): Promise<[string, string][]> => {
      const id = /^\/\/ @relayRequestID (\w+)$/m.exec(await readFile(path, 'utf8'))?.[1];
      return id === undefined ? [] : [[id, path]];
    }),
  );
  return new Map(ids.flat());
}

/** All artifacts and their texts go: the compiler writes them anew, and leaves none of what is written no more. */
async function prepare(): Promise<void> {
  await Promise.all((await artifactPaths()).map((path) => rm(path)));
  // The compiler refuses to begin without it.
  await writeFile(WEB, '{}\n');
}

/** What the web app sends. Operations of its tests are compiled like the others, but nobody sends them. */
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
