import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { createActor } from '../../server/test/actors.ts';
import { testDatabase } from '../../server/test/database.ts';
import { inTurn } from '../../server/test/depth.ts';

const ROOT = join(import.meta.dirname, '../..');
const SECRET = 'Zk3vQ8xW1tYp0LrN7sJmH2cB5dGfA9eU';

const dataDir = await mkdtemp(join(tmpdir(), 'aurifex-boot-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));
const { url: healthy } = await testDatabase('reference');
const { url: withDemoAccounts, db } = await testDatabase('migrated');
const { url: behind, pool } = await testDatabase('migrated');
await createActor(db, { role: 'ADMINISTRATOR', userName: 'admin@aurifex.test' });
await pool.query(
  'DELETE FROM "_prisma_migrations" WHERE migration_name = (SELECT max(migration_name) FROM "_prisma_migrations")',
);

/** Valid settings of a production installation. */
const GOOD = {
  NODE_ENV: 'production',
  JWT_SECRET: SECRET,
  DATABASE_URL: healthy,
  DATA_DIR: dataDir,
  PORT: '0',
  PUBLIC_URL: 'https://portal.example.com',
};

type Start = { code: number | null; output: string; problems: string };

/** Starts a program of the product, and runs it until it ends or reports that it is ready. */
function start(program: readonly string[], env: Record<string, string>): Promise<Start> {
  return new Promise((resolve) => {
    const { PATH = '' } = process.env;
    const child = execFile(
      process.execPath,
      [...program],
      { cwd: ROOT, env: { PATH, ...env }, timeout: 50_000 },
      (_error, output, problems) => resolve({ code: child.exitCode, output, problems }),
    );
    child.stdout?.on('data', (text: string) => {
      if (/is ready on|GraphQL on/.test(text)) child.kill('SIGTERM');
    });
  });
}

const CACHED = ['--import', './scripts/compile-cache.js'];
const PRODUCT = [...CACHED, 'start.ts', '--without-web'];
const GRAPHQL_ALONE = [...CACHED, 'server/main.ts'];

/** Every third of the settings, in a deep run all; `readConfig` has a table of them. */
const REFUSED: readonly [string, readonly string[], Record<string, string>, RegExp][] = [
  ['no secret', PRODUCT, { JWT_SECRET: '' }, /^JWT_SECRET must be set in production$/],
  ['a short secret', PRODUCT, { JWT_SECRET: 'short' }, /^JWT_SECRET must be at least 32 characters long$/],
  [
    'the secret of an example',
    PRODUCT,
    { JWT_SECRET: 'x'.repeat(32) },
    /^JWT_SECRET must be random in production/,
  ],
  ['demo data', PRODUCT, { SEED: 'demo' }, /^SEED=demo creates demo accounts, which production refuses$/],
  [
    'demo accounts',
    PRODUCT,
    { DATABASE_URL: withDemoAccounts },
    /^The database contains demo accounts, such as admin@/,
  ],
  [
    'demo accounts, GraphQL alone',
    GRAPHQL_ALONE,
    { DATABASE_URL: withDemoAccounts },
    /^The database contains demo accounts/,
  ],
  [
    'migrations not at head',
    PRODUCT,
    { DATABASE_URL: behind },
    /^The database has 1 pending migrations\. Run npm run db:migrate/,
  ],
  [
    'migrations not at head, GraphQL alone',
    GRAPHQL_ALONE,
    { DATABASE_URL: behind },
    /^The database has 1 pending migrations/,
  ],
  [
    'the sandbox of payments',
    PRODUCT,
    { PAYMENTS_SANDBOX_URL: 'http://127.0.0.1:4091' },
    /^PAYMENTS_SANDBOX_URL takes payments that move no money, which production refuses$/,
  ],
  [
    'the sandbox of payments, GraphQL alone',
    GRAPHQL_ALONE,
    { PAYMENTS_SANDBOX_URL: 'http://127.0.0.1:4091' },
    /^PAYMENTS_SANDBOX_URL takes payments that move no money, which production refuses$/,
  ],
  [
    'every origin allowed',
    PRODUCT,
    { CORS_ORIGINS: '*' },
    /^CORS_ORIGINS must name each origin: no wildcards$/,
  ],
  ['files in another store', PRODUCT, { STORAGE_URL: 's3://bucket' }, /^STORAGE_URL must be file: /],
];

test.each(inTurn(REFUSED, 1, 3))('with %s does not start', async (_what, program, change, expected) => {
  const { code, output, problems } = await start(program, { ...GOOD, ...change });
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(problems.trim()).toMatch(expected);
  expect(problems.trim().split('\n')).toHaveLength(1);
});

const STARTED: readonly [string, readonly string[]][] = [
  ['the product', PRODUCT],
  ['GraphQL alone', GRAPHQL_ALONE],
];

test.each(inTurn(STARTED, 0, 2))(
  '%s starts with good settings, and stops on SIGTERM',
  async (_what, program) => {
    const { code, output } = await start(program, GOOD);
    expect(code).toBe(0);
    expect(output).toMatch(/is ready on|GraphQL on/);
  },
);
