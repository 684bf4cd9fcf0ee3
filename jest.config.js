import { availableParallelism } from 'node:os';

const runner = '<rootDir>/test/runner/side-by-side-runner.js';

/** Tests in plain Node.js, on a real PostgreSQL: one server for the run, a database for each file. */
export const onPostgres = {
  runner,
  setupFiles: ['<rootDir>/test/runner/jest-globals.js', '<rootDir>/server/test/production-graphql.js'],
  globalSetup: '<rootDir>/server/test/global-setup.js',
  globalTeardown: '<rootDir>/server/test/global-teardown.js',
};

/** Tests of the web that render nothing and touch no page: in plain Node.js, which loads a module once a worker. */
const withoutPage = {
  runner,
  setupFiles: ['<rootDir>/test/runner/jest-globals.js', '<rootDir>/web/test/plain-node.js'],
};

/** Four kinds of tests in one run of one runner: journeys beside the others, one at a time. */
export default {
  // Beside the journeys: PostgreSQL, products and the browser keep other processors busy.
  maxWorkers: Math.max(2, Math.floor(availableParallelism() / 2)),
  workerIdleMemoryLimit: '1GB',
  testSequencer: '<rootDir>/server/test/longest-first.js',
  // Ends what hangs in tests of the web, which Jest itself runs; a busy machine may take minutes for what takes seconds otherwise.
  testTimeout: 600_000,
  projects: [
    {
      displayName: 'server',
      roots: [
        '<rootDir>/server',
        '<rootDir>/drawings',
        '<rootDir>/rest-facade',
        '<rootDir>/prisma',
        '<rootDir>/scripts',
        '<rootDir>/test',
        '<rootDir>/bench',
      ],
      testMatch: ['**/*.test.ts'],
      ...onPostgres,
    },
    {
      displayName: 'web',
      roots: ['<rootDir>/web/src'],
      testMatch: ['**/*.dom.test.ts', '**/*.test.tsx'],
      runner,
      setupFiles: [...withoutPage.setupFiles, '<rootDir>/web/test/page.js'],
    },
    {
      displayName: 'web without a page',
      roots: ['<rootDir>/web/src'],
      testMatch: ['**/!(*.dom).test.ts'],
      ...withoutPage,
    },
    {
      displayName: 'e2e',
      roots: ['<rootDir>/web/e2e'],
      testMatch: ['**/*.e2e.ts'],
      ...onPostgres,
      globalSetup: '<rootDir>/web/e2e/global-setup.js',
    },
  ],
};
