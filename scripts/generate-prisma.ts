import { spawnSync } from 'node:child_process';

/**
 * Generates the Prisma client and the types of the GraphQL builder (`npm run gen:prisma`, also after `npm ci`).
 *
 * Generation does not need the native schema engine, but the command line insists on downloading it. Pointing it at an
 * existing file makes generation work offline. A value that is already set is used. The output is shown only if
 * generation fails.
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
