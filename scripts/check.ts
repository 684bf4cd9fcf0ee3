import { run } from './run.ts';

/** The checks of every commit (`npm run check`). Two run at a time; none needs a database. */
const CHECKS = [
  ['format and lint', 'biome', 'ci', '.'],
  ['types: server', 'tsc', '-p', '.'],
  ['types: web', 'tsc', '-p', 'web'],
  ['types: journeys', 'tsc', '-p', 'web/e2e'],
  [
    'import directions',
    'depcruise',
    '--config',
    '.dependency-cruiser.cjs',
    'start.ts',
    'run-product.ts',
    'open-product.ts',
    'server',
    'drawings',
    'rest-facade',
    'prisma',
    'scripts',
    'test',
    'bench',
    'web/src',
    'web/e2e',
  ],
  ['texts in both languages, all used', 'node', 'scripts/check-messages.ts'],
  ['no secrets', 'node', 'scripts/check-secrets.ts'],
  ['no machine of anybody', 'node', 'scripts/check-places.ts'],
  ['days and times of a named zone', 'node', 'scripts/check-time-zones.ts'],
  ['plain words', 'node', 'scripts/check-plain-words.ts'],
  ['migrations cover prisma/schema', 'node', 'scripts/check-migrations.ts'],
  ['schema.graphql is current', 'node', 'scripts/check-schema.ts'],
  ['permissions and statuses of the web are current', 'node', 'scripts/generate-web-constants.ts', '--check'],
] as const;

async function perform([name, program, ...args]: (typeof CHECKS)[number]): Promise<boolean> {
  const started = performance.now();
  const { isSuccess, output } = await run(program, args);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${isSuccess ? '✓' : '✗'} ${name} (${seconds} s)\n${isSuccess ? '' : `${output}\n`}`);
  return isSuccess;
}

async function lane(waiting: (typeof CHECKS)[number][]): Promise<number> {
  let failures = 0;
  for (let check = waiting.shift(); check; check = waiting.shift()) {
    if (!(await perform(check))) failures += 1;
  }
  return failures;
}

// Type checks need generated files that are not committed.
const generated = await run('node', ['scripts/generate.ts', '--uncommitted']);
if (!generated.isSuccess) process.stderr.write(generated.output);
const waiting = [...CHECKS];
const failures = await Promise.all([lane(waiting), lane(waiting)]);
process.exitCode = generated.isSuccess && failures.every((count) => count === 0) ? 0 : 1;
