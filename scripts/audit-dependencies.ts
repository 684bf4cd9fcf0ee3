import { run } from './run.ts';

/** The part of npm's audit report that is shown. */
type Audit = {
  vulnerabilities?: Record<string, { severity: string; range: string; fixAvailable: unknown }>;
};

const SERIOUS = new Set(['high', 'critical']);

/**
 * Lists known vulnerabilities of the packages that run in production (`npm run audit:deps`). It fails only for serious
 * ones. It is not part of `npm run check` because it calls the registry.
 */
async function main(): Promise<void> {
  const { output } = await run('npm', ['audit', '--omit=dev', '--json']);
  const found = vulnerabilitiesIn(output);
  if (found === null) {
    process.stdout.write(`The registry returned no audit report:\n${output.trim().slice(0, 500)}\n`);
    return;
  }
  for (const [name, { severity, range, fixAvailable }] of found) {
    process.stdout.write(`${severity.padEnd(9)} ${name} ${range}${fixAvailable ? ' (fix available)' : ''}\n`);
  }
  const serious = found.filter(([, { severity }]) => SERIOUS.has(severity)).length;
  process.stdout.write(`${found.length} packages with known vulnerabilities, ${serious} of them serious.\n`);
  if (serious > 0) process.exitCode = 1;
}

function vulnerabilitiesIn(output: string): [string, NonNullable<Audit['vulnerabilities']>[string]][] | null {
  // npm writes warnings before the report.
  const start = output.indexOf('{');
  try {
    // npm documents this shape; an error report has none of these fields.
    const { vulnerabilities } = JSON.parse(output.slice(start, output.lastIndexOf('}') + 1)) as Audit;
    return vulnerabilities ? Object.entries(vulnerabilities) : null;
  } catch {
    return null;
  }
}

await main();
