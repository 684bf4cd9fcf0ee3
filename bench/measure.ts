import { join } from 'node:path';
import { bootFigure } from './boot.ts';
import { Closers } from './closers.ts';
import type { Report } from './docs-page.ts';
import { lighthouseFigures } from './lighthouse.ts';
import { machineOf } from './machine.ts';
import { growthFigure, memoryFigure, soak, watchMemory } from './memory.ts';
import { BadOptionsError, commandOf, type Options } from './options.ts';
import { type Figure, reportRows } from './report.ts';
import { measureRounds } from './rounds.ts';
import { startEnvironment } from './start-environment.ts';
import { allWorkloads } from './workloads/index.ts';

/** The name of the page scores in `--only`. */
const LIGHTHOUSE = 'lighthouse';

function log(line: string): void {
  process.stderr.write(`${new Date().toISOString().slice(11, 19)}  ${line}\n`);
}

/** Runs all measurements with data in a folder. */
export async function measure(options: Options, folder: string, closers: Closers): Promise<Report> {
  const { hasWeb, rounds, seconds, soakMinutes } = options;
  const running = new Closers();
  closers.add(() => running.close());
  const { environment, product } = await startEnvironment(options, folder, { running, log });
  const { fixtures } = environment;

  const memory = watchMemory(product);
  const measured = await measureRounds(chosen(await allWorkloads(environment), options.only), {
    rounds,
    seconds,
    log,
  });
  const readings = [...(await memory.stop())];
  const growth: Figure[] = [];
  if (soakMinutes > 0) {
    log(`${soakMinutes} minutes of load`);
    const { longJobId } = fixtures;
    const later = await soak(product, environment.product, { minutes: soakMinutes, longJobId });
    readings.push(...later);
    growth.push(growthFigure(later, soakMinutes));
  }
  const figures = [memoryFigure(readings), ...growth];
  log('restarting the product');
  await running.close();
  figures.push(await bootFigure({ dataDir: folder, databaseUrl: '', hasWeb }));
  if (hasWeb && includes(LIGHTHOUSE, options.only)) {
    log('running Lighthouse');
    figures.push(...(await lighthouseFigures(join(folder, 'demo'))));
  }
  return {
    machine: machineOf(fixtures.postgresVersion),
    command: commandOf(options),
    finishedAt: new Date(),
    rounds,
    seconds,
    counts: fixtures.counts,
    rows: reportRows(measured),
    figures,
    measured,
  };
}

function chosen<Named extends { name: string }>(all: readonly Named[], only: readonly string[]): Named[] {
  const found = all.filter(({ name }) => includes(name, only));
  if (found.length > 0 || includes(LIGHTHOUSE, only)) return found;
  const names = [...all.map(({ name }) => name), LIGHTHOUSE];
  throw new BadOptionsError(`Unknown workload. There are: ${names.join(', ')}.`);
}

function includes(name: string, only: readonly string[]): boolean {
  return only.length === 0 || only.some((part) => name.includes(part));
}
