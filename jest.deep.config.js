import { globSync, readFileSync } from 'node:fs';
import { onPostgres } from './jest.config.js';

// Inherited by the workers; read by server/test/depth.ts.
process.env['TEST_DEPTH'] = 'deep';

const root = import.meta.dirname;

/** Tests of properties, which draw new values here. */
const properties = globSync('{server,test}/**/*.test.ts', { cwd: root }).filter((path) =>
  readFileSync(`${root}/${path}`, 'utf8').includes('/fast-check.ts'),
);

/** Tests that try all cases here instead of a choice. */
const thorough = [
  'prisma/seed/demo/catalogue/demo-catalogue.test.ts',
  'test/access/access.test.ts',
  'test/access/fields.access.test.ts',
  'test/access/leaks.access.test.ts',
  'test/access/lists.access.test.ts',
  'test/access/stale-password.access.test.ts',
  'test/bad-input/bad-input.test.ts',
  'test/boot/refused-starts.test.ts',
  'test/budgets/mutation-budgets.test.ts',
  'test/budgets/query-budgets.test.ts',
  'test/conformance/relay-rules.test.ts',
  'test/equal-answers/equal-answers.test.ts',
  'test/faults/idempotency.test.ts',
  'test/races/races.test.ts',
  'test/rest/idempotency.test.ts',
  'server/database/embedded.test.ts',
];

/**
 * What takes too long for every run (`npm run test:deep`): floods, slow clients, random seeds, every hostile value,
 * every caller, every kill point, every look at every page, Lighthouse. One file at a time.
 */
export default {
  rootDir: root,
  maxWorkers: 1,
  testTimeout: 600_000,
  projects: [
    {
      displayName: 'deep',
      rootDir: root,
      roots: ['<rootDir>/test', '<rootDir>/server', '<rootDir>/prisma', '<rootDir>/rest-facade'],
      testMatch: ['**/*.deep.ts', ...[...properties, ...thorough].map((path) => `<rootDir>/${path}`)],
      ...onPostgres,
    },
    {
      displayName: 'deep journeys',
      rootDir: root,
      roots: ['<rootDir>/web/e2e'],
      testMatch: ['**/*.deep.ts', '**/*.e2e.ts'],
      ...onPostgres,
      globalSetup: '<rootDir>/web/e2e/global-setup.js',
    },
  ],
};
