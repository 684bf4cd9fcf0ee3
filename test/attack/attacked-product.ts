import { demoActor, tokenOf } from '../../server/test/actors.ts';
import { type TestDatabase, testDatabase } from '../../server/test/database.ts';
import { endProcessesAtLast, startProcess } from '../faults/product-process.ts';

/** A response for tests of attacks. */
export type Answer = { status: number; headers: Headers; text: string; json: () => unknown };

/** Optional parts of a request besides its body. */
export type RequestParts = { headers?: Record<string, string>; method?: string };

/** The product in a separate process, started by `npm start`, with demo data for this test file only. */
export type AttackedProduct = {
  readonly url: string;
  readonly db: TestDatabase['db'];
  readonly databaseUrl: string;
  /** The folder of its files, logs and emails; deleted after the process has ended. */
  readonly dataDir: string;
  /** Memory in MB: resident of the server process; with a module's name: proportional, with its processes that run it. */
  readonly memoryMb: (withModule?: string) => Promise<number>;
  readonly isRunning: () => boolean;
  /** Headers of a new session of a demo user; none for null, a visitor. */
  readonly as: (userName: string | null) => Promise<Record<string, string>>;
  /** Any request; redirects are not followed. */
  readonly send: (path: string, init?: RequestInit) => Promise<Answer>;
  /** A GraphQL operation by POST. */
  readonly graphql: (query: string, variables?: object, parts?: RequestParts) => Promise<Answer>;
  /** A call of the REST facade, below `/api`; as JSON with a body. */
  readonly rest: (method: string, path: string, body?: unknown, parts?: RequestParts) => Promise<Answer>;
};

/** Starts the product's real entry point, until the last test of the file. `env` adds to or replaces its settings. */
export async function attackedProduct(env: Record<string, string> = {}): Promise<AttackedProduct> {
  endProcessesAtLast();
  const { db, url: databaseUrl } = await testDatabase('demo');
  const { url, dataDir, memoryMb, isRunning } = await startProcess(databaseUrl, env);

  async function send(path: string, init: RequestInit = {}): Promise<Answer> {
    const response = await fetch(url + path, { redirect: 'manual', ...init });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      text,
      json: () => JSON.parse(text) as unknown,
    };
  }

  return {
    url,
    db,
    databaseUrl,
    dataDir,
    memoryMb,
    isRunning,
    as: async (userName) => {
      const headers: Record<string, string> = {};
      if (userName !== null) headers.authorization = `Bearer ${tokenOf(await demoActor(db, userName))}`;
      return headers;
    },
    send,
    graphql: (query, variables = {}, { headers = {}, method = 'POST' } = {}) =>
      send('/graphql', {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ query, variables }),
      }),
    rest: (method, path, body, { headers = {} } = {}) =>
      send(`/api${path}`, {
        method,
        headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
  };
}
