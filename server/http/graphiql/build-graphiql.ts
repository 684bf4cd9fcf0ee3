import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import {
  css,
  editorWorkerService,
  graphqlWorker,
  jsonWorker,
  js as script,
} from '@graphql-yoga/render-graphiql/graphiql';

/** Takes a second for 9 MB; higher levels take three and save little. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Writes GraphiQL's files and their compressed copies. The folder exists only when it is complete. */
async function main(folder: string): Promise<void> {
  const files: Record<string, string> = {
    'graphiql.js': script,
    'graphiql.css': css,
    'editor-worker.js': editorWorkerService,
    'json-worker.js': jsonWorker,
    'graphql-worker.js': graphqlWorker,
    'start.js': await readFile(join(import.meta.dirname, 'graphiql-start.js'), 'utf8'),
  };
  const draft = `${folder}-${process.pid}`;
  await mkdir(draft, { recursive: true });
  await Promise.all(Object.entries(files).map(([name, text]) => writeAll(join(draft, name), text)));
  // Another process may have finished first, with the same files.
  await rename(draft, folder).catch(() => rm(draft, { recursive: true }));
}

async function writeAll(path: string, text: string): Promise<void> {
  await Promise.all([
    writeFile(path, text),
    promisify(brotliCompress)(text, BROTLI).then((bytes) => writeFile(`${path}.br`, bytes)),
    promisify(gzip)(text).then((bytes) => writeFile(`${path}.gz`, bytes)),
  ]);
}

const [folder] = process.argv.slice(2);
if (!folder) throw new Error(`Call ${import.meta.filename} with the folder to write.`);
await mkdir(dirname(folder), { recursive: true });
await main(folder);
