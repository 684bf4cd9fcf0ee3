import { onPostgres } from './jest.config.js';

/** What takes too long for every run: floods, slow clients, random seeds (`npm run test:deep`). One file at a time. */
export default {
  displayName: 'deep',
  rootDir: import.meta.dirname,
  roots: ['<rootDir>/test'],
  testMatch: ['**/*.deep.ts'],
  maxWorkers: 1,
  testTimeout: 600_000,
  ...onPostgres,
};
