import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Handler, respondJson } from '../exchange.ts';
import { describeFiles, type WebFile } from '../web/web-build.ts';
import { sendFile } from '../web/web-handler.ts';

const BASE = '/graphiql/';

let version: string | null = null;

/** Address of a GraphiQL file. It changes with the content, so that browsers can cache it. */
export function graphiqlUrl(name: string): string {
  version ??= readVersion();
  return `${BASE}${version}/${name}`;
}

/** A hash of the files' sources: the package and the scripts in this folder. */
function readVersion(): string {
  const hash = createHash('sha256');
  const packageJson = createRequire(import.meta.url).resolve('@graphql-yoga/render-graphiql/package.json');
  for (const path of [packageJson, ...OWN_SOURCES]) hash.update(readFileSync(path));
  return hash.digest('hex').slice(0, 16);
}

const OWN_SOURCES = ['build-graphiql.ts', 'graphiql-start.js'].map((name) => join(import.meta.dirname, name));

/**
 * Serves GraphiQL's files. A separate process writes them and their compressed copies on the first request, so that
 * their 9 MB of text are never in this process's memory.
 */
export function createGraphiqlFiles({ dataDir }: { dataDir: string }): Handler {
  let files: Promise<ReadonlyMap<string, WebFile>> | null = null;
  return async (exchange) => {
    const { request, response, url } = exchange;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return respondJson(exchange, 405, { code: 'METHOD_NOT_ALLOWED' });
    }
    const current = graphiqlUrl('');
    if (!url.pathname.startsWith(current)) return respondJson(exchange, 404, { code: 'NOT_FOUND' });
    files ??= ensureFiles(join(dataDir, 'graphiql', current.slice(BASE.length, -1)));
    // The next request retries after a failure.
    files.catch(() => {
      files = null;
    });
    const file = (await files).get(`/${url.pathname.slice(current.length)}`);
    return file ? sendFile(exchange, file) : respondJson(exchange, 404, { code: 'NOT_FOUND' });
  };
}

async function ensureFiles(folder: string): Promise<ReadonlyMap<string, WebFile>> {
  if (!existsSync(folder)) {
    await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'build-graphiql.ts'), folder]);
  }
  return describeFiles(folder, () => true);
}
