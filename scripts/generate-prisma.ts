import { spawnSync } from 'node:child_process';

/**
 * Writes the Prisma client and the GraphQL builder's types (`npm run gen:prisma`, also after `npm ci`).
 *
 * Generating needs no native schema engine, yet the command line insists on downloading one. Pointing it at a
 * file that exists keeps generation working without internet; a value that is already set wins. Its chatter is
 * shown only when it fails.
 */
const { status, stdout, stderr } = spawnSync('prisma', ['generate', '--no-hints'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
  env: {
    ...process.env,
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
    PRISMA_SCHEMA_ENGINE_BINARY: process.env.PRISMA_SCHEMA_ENGINE_BINARY ?? process.execPath,
  },
});
if (status !== 0) {
  process.stderr.write(`${stdout ?? ''}${stderr ?? ''}\nThe Prisma client could not be generated.\n`);
  process.exitCode = 1;
}
