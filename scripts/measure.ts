import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { WEB_BUILD } from './build-web.ts';
import { startProductProcess } from './measure/product-process.ts';
import { addToCartMs, loginsPerSecond } from './measure/workloads.ts';

/**
 * Measures the product as its users run it, with a separate data directory, and prints each figure with its target. It
 * is not a test, because the figures depend on the machine.
 */
async function measure(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'aurifex-measure-'));
  await chmod(dataDir, 0o755);
  try {
    await rm(WEB_BUILD, { recursive: true, force: true });
    const first = await startProductProcess(dataDir);
    await first.stop();
    row('first start with demo data, web build included', `${seconds(first.startedInMs)} s`, '≤ 60 s');

    const second = await startProductProcess(dataDir);
    row('second start to ready', `${seconds(second.startedInMs)} s`, '≤ 4 s');
    await sleep(5_000);
    row('memory at rest, without PostgreSQL', `${(await second.memoryMb()).toFixed(0)} MB`, '≤ 230 MB');
    await loginsPerSecond(second.url, 2);
    row('logins per second (argon2id, 19 MiB)', (await loginsPerSecond(second.url, 8)).toFixed(1), '≥ 60');
    const cart = await addToCartMs(second.url);
    row('add to cart, p50', `${cart.p50.toFixed(1)} ms`, '≤ 8 ms');
    row('add to cart, p99', `${cart.p99.toFixed(1)} ms`, '');
    await second.stop();
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1_000).toFixed(1);
}

function row(what: string, figure: string, target: string): void {
  process.stdout.write(`${what.padEnd(50)} ${figure.padStart(10)}   ${target}\n`);
}

await measure();
