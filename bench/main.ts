import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Closers } from './closers.ts';
import { reportText, writeDocsPage } from './docs-page.ts';
import { writeJsonReport } from './json-report.ts';
import { measure } from './measure.ts';
import { BadOptionsError, readOptions } from './options.ts';

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const folder = options.keep ? resolve(options.keep) : await mkdtemp(join(tmpdir(), 'aurifex-bench-'));
  await mkdir(folder, { recursive: true });
  // The PostgreSQL account must be able to enter the folder.
  await chmod(folder, 0o755);
  const closers = new Closers();
  if (!options.keep) closers.add(() => rm(folder, { recursive: true, force: true }));
  closers.closeOnSignals();
  try {
    const report = await measure(options, folder, closers);
    process.stdout.write(reportText(report));
    if (options.json) await writeJsonReport(options.json, report);
    if (options.writesDocs) await writeDocsPage(report);
  } catch (error) {
    // Printed before closing, which takes a moment and may fail too.
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    process.exitCode = 1;
  } finally {
    await closers.close();
  }
}

try {
  await main();
} catch (error) {
  if (!(error instanceof BadOptionsError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
