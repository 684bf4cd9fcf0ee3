import { run } from './run.ts';

/** Everything that is generated, in the order in which one thing feeds the next (`npm run gen`). */
const STEPS = [
  ['Prisma client', 'node', 'scripts/generate-prisma.ts'],
  ['schema.graphql', 'node', 'server/schema/print.ts'],
  ['permissions and statuses of the web', 'node', 'scripts/generate-web-constants.ts'],
  ['signs of fonts', 'node', 'scripts/generate-font-signs.ts'],
  ['guide of notices', 'node', 'scripts/generate-notices-guide.ts'],
  ['former Relay artifacts', 'node', 'scripts/persisted-operations.ts', '--prepare'],
  ['Relay artifacts', 'relay-compiler'],
  ['REST operations and those of documents', 'graphql-codegen', '--config', 'codegen.ts'],
  ['persisted operations', 'node', 'scripts/persisted-operations.ts'],
] as const;

for (const [name, program, ...args] of STEPS) {
  const { isSuccess, output } = await run(program, args);
  process.stdout.write(`${isSuccess ? '✓' : '✗'} ${name}\n`);
  if (isSuccess) continue;
  process.stderr.write(`${output}\n`);
  process.exitCode = 1;
  break;
}
