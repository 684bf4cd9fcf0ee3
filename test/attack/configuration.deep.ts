import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { testDatabase } from '../../server/test/database.ts';
import { startProgram } from './start-program.ts';

const { url: databaseUrl } = await testDatabase('reference');
const folder = await mkdtemp(join(tmpdir(), 'aurifex-start-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
await writeFile(join(folder, 'file'), '');
await mkdir(join(folder, 'data'));

/** A server that is not PostgreSQL. */
const otherServer = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')).listen(
  0,
  '127.0.0.1',
);
afterAll(() => {
  otherServer.close();
});
await once(otherServer, 'listening');
const taken = Object(otherServer.address()).port as number;

/** The database URL with one changed part. */
function database(
  change: Partial<Record<'port' | 'hostname' | 'username' | 'password' | 'pathname', string>>,
) {
  return Object.assign(new URL(databaseUrl), change).href;
}

const SETTINGS = {
  DATABASE_URL: databaseUrl,
  DATA_DIR: join(folder, 'data'),
  PORT: '0',
  SEED: 'none',
};
const PRODUCTION = {
  NODE_ENV: 'production',
  JWT_SECRET: 'Zk3vQ8xW1tYp0LrN7sJmH2cB5dGfA9eU',
  PUBLIC_URL: 'https://portal.example.com',
};

test.each<[string, Record<string, string>, RegExp]>([
  [
    'nothing listens at DATABASE_URL',
    { DATABASE_URL: database({ port: '1' }) },
    /^DATABASE_URL \(.+\) does not answer: nothing answers/,
  ],
  [
    'its host is unknown',
    { DATABASE_URL: database({ hostname: 'nowhere.invalid' }) },
    /^DATABASE_URL .+ its host is not known\.$/,
  ],
  [
    'its database is missing',
    { DATABASE_URL: database({ pathname: '/no_such_database' }) },
    /^DATABASE_URL .+ the database that DATABASE_URL names does not exist\.$/,
  ],
  [
    'its password is wrong',
    { DATABASE_URL: database({ password: 'not-it-hunter2' }) },
    /^DATABASE_URL .+ cannot be used: /,
  ],
  [
    'it is no PostgreSQL',
    { DATABASE_URL: `postgresql://a:b@127.0.0.1:${taken}/c` },
    /^DATABASE_URL .+ does not answer: /,
  ],
  ['DATA_DIR is a file', { DATA_DIR: join(folder, 'file') }, /^DATA_DIR .+ is a file, not a folder\.$/],
  ['DATA_DIR cannot be written', { DATA_DIR: '/sys/aurifex' }, /^DATA_DIR \/sys\/aurifex cannot be /],
  [
    'HOST is not here',
    { HOST: '192.0.2.1' },
    /^Cannot listen on 192\.0\.2\.1: HOST is no address of this machine\.$/,
  ],
  [
    'the port is taken',
    { PORT: String(taken) },
    /^Cannot listen on 127\.0\.0\.1:\d+: the port is taken\. Stop what uses it, or set PORT\.$/,
  ],
  ['API_BASE hides GraphQL', { API_BASE: '/graphql' }, /^API_BASE must be a path that nothing else answers/],
  [
    'PERSISTED_OPERATIONS is missing',
    { PERSISTED_OPERATIONS: join(folder, 'none.json') },
    /^PERSISTED_OPERATIONS: /,
  ],
  [
    'production is reached by http',
    { ...PRODUCTION, PUBLIC_URL: 'http://portal.example.com' },
    /^PUBLIC_URL must be set to an https address/,
  ],
  [
    'the secret is of a tutorial',
    { ...PRODUCTION, JWT_SECRET: 'a-string-secret-at-least-256-bits-long' },
    /^JWT_SECRET must be random/,
  ],
])('when %s the start ends with one line', async (_what, env, line) => {
  const { code, output, problems } = await startProgram('product', { ...SETTINGS, ...env });
  expect({ code, output, problems }).toEqual({
    code: 1,
    output: '',
    problems: [expect.stringMatching(line)],
  });
  expect(problems[0]).not.toContain('hunter2');
});

test.each<[string, Record<string, string>, RegExp]>([
  ['the database is away', { DATABASE_URL: database({ port: '1' }) }, /^DATABASE_URL .+ does not answer/],
  ['HOST is not here', { HOST: '192.0.2.1' }, /^Cannot listen on 192\.0\.2\.1/],
  ['the port is taken', { PORT: String(taken) }, /^Cannot listen on .+ the port is taken/],
])('when %s GraphQL alone ends with one line', async (_what, env, line) => {
  const { code, problems } = await startProgram('graphql', { ...SETTINGS, ...env });
  expect({ code, problems }).toEqual({ code: 1, problems: [expect.stringMatching(line)] });
});

test.each<[string, Record<string, string>, RegExp]>([
  ['HOST is not here', { HOST: '192.0.2.1' }, /^Cannot listen on 192\.0\.2\.1/],
  ['the port is taken', { PORT: String(taken) }, /^Cannot listen on .+EADDRINUSE/],
  ['GRAPHQL_URL is missing', { GRAPHQL_URL: '' }, /^GRAPHQL_URL must be the address of GraphQL/],
  ['TRUST_PROXY trusts everybody', { TRUST_PROXY: 'true' }, /^TRUST_PROXY must be the number of proxies/],
  ['API_BASE hides all', { API_BASE: '/' }, /^API_BASE must be a path/],
])('when %s the REST facade alone ends with one line', async (_what, env, line) => {
  const { code, problems } = await startProgram('rest', {
    PORT: '0',
    GRAPHQL_URL: 'http://127.0.0.1:1/graphql',
    ...env,
  });
  expect({ code, problems }).toEqual({ code: 1, problems: [expect.stringMatching(line)] });
});
