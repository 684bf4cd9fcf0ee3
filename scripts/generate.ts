import { run } from './run.ts';

type Step = {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly isCommitted: boolean;
};

const made = (name: string, ...command: [string, ...string[]]): Step => ({
  name,
  command,
  isCommitted: false,
});
const kept = (name: string, ...command: [string, ...string[]]): Step => ({
  name,
  command,
  isCommitted: true,
});

/** All generation steps. The order matters: a step may use the output of an earlier one. */
const STEPS: readonly Step[] = [
  made('Prisma client', 'node', 'scripts/generate-prisma.ts'),
  kept('schema.graphql', 'node', 'server/schema/print.ts'),
  kept('permissions and statuses of the web', 'node', 'scripts/generate-web-constants.ts'),
  kept('signs of fonts', 'node', 'scripts/generate-font-signs.ts'),
  kept('guide of notices', 'node', 'scripts/generate-notices-guide.ts'),
  made('routes and menu of the web', 'node', 'scripts/generate-routes.ts'),
  made('fragments of REST answers', 'node', 'scripts/generate-answer-fragments.ts'),
  made('REST operations and those of documents', 'graphql-codegen', '--config', 'codegen.ts'),
  made('former Relay artifacts', 'node', 'scripts/persisted-operations.ts', '--prepare'),
  made('Relay artifacts', 'relay-compiler'),
  made('persisted operations', 'node', 'scripts/persisted-operations.ts'),
];

/**
 * `npm run gen` runs every step. With `--uncommitted`, only steps whose output is not committed run, as in `npm ci` and
 * `npm run check`.
 */
const isUncommittedOnly = process.argv.includes('--uncommitted');

for (const { name, command, isCommitted } of STEPS) {
  if (isUncommittedOnly && isCommitted) continue;
  const [program, ...args] = command;
  const { isSuccess, output } = await run(program, args);
  process.stdout.write(`${isSuccess ? '✓' : '✗'} ${name}\n`);
  if (isSuccess) continue;
  process.stderr.write(`${output}\n`);
  process.exitCode = 1;
  break;
}
