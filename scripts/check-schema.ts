import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT, run } from './run.ts';

/**
 * Fails if schema.graphql differs from the schema that the server serves (part of `npm run check`), and updates the
 * file.
 */
const file = join(ROOT, 'schema.graphql');
const before = await readFile(file, 'utf8').catch(() => '');
const { isSuccess, output } = await run('node', ['server/schema/print.ts']);
if (!isSuccess) {
  process.stderr.write(output);
  process.exitCode = 1;
} else if ((await readFile(file, 'utf8')) !== before) {
  process.stderr.write('schema.graphql was out of date and was updated. Run `npm run gen` and commit.\n');
  process.exitCode = 1;
}
