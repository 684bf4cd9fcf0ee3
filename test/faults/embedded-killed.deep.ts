import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { startProductProcess } from '../../scripts/measure/product-process.ts';
import { until } from './until.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'aurifex-killed-'));
afterAll(() => rm(dataDir, { recursive: true, force: true, maxRetries: 3 }));

test('the embedded PostgreSQL is killed, and the product comes back by itself', async () => {
  const own = await startProductProcess(dataDir, {
    args: ['--without-web'],
    logFile: join(dataDir, 'product.log'),
    env: { SEED: 'reference' },
  });
  const statusOf = async (path: string) => (await fetch(own.url + path)).status;
  try {
    const pid = Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);
    process.kill(pid, 'SIGKILL');
    await until('it is not ready', async () => (await statusOf('/readyz')) === 503);
    expect(await statusOf('/healthz')).toBe(200);
    await until('it is ready again', async () => (await statusOf('/readyz')) === 200);
    const log = await readFile(join(dataDir, 'product.log'), 'utf8');
    expect(log).toContain('ended by itself');
    expect(log).not.toContain('Unhandled');
  } finally {
    expect(await own.end('SIGTERM')).toBe(0);
  }
});
