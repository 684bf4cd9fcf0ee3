import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from '@jest/globals';
import { type ProductProcess, startProductProcess } from '../../scripts/measure/product-process.ts';
import { testConfig } from '../../server/test/services.ts';

const starts: Promise<ProductProcess>[] = [];
const folders: string[] = [];

/** Ends the processes that a file of tests has started, after its last test. */
export function endProcessesAtLast(): void {
  afterAll(async () => {
    for (const start of await Promise.allSettled(starts.splice(0))) {
      if (start.status === 'fulfilled') await start.value.end('SIGKILL');
    }
    for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  });
}

/**
 * Starts the product without its web build on a database that is filled already; it takes the tokens that tests sign. `env`
 * adds to or replaces its settings. The file ends it and removes its folder (`endProcessesAtLast`).
 */
export async function startProcess(
  databaseUrl: string,
  env: Readonly<Record<string, string>> = {},
): Promise<ProductProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'aurifex-process-'));
  folders.push(dataDir);
  const start = startProductProcess(dataDir, {
    args: ['--without-web'],
    logFile: join(dataDir, 'product.log'),
    env: {
      DATABASE_URL: databaseUrl,
      JWT_SECRET: testConfig.jwtSecret ?? '',
      SEED: 'none',
      // Limits of sign-ins by address: tests say who they are.
      TRUST_PROXY: '1',
      ...env,
    },
  });
  starts.push(start);
  return start;
}
