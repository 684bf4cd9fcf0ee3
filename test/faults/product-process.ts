import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from '@jest/globals';
import { type ProductProcess, startProductProcess } from '../../scripts/measure/product-process.ts';
import { testConfig } from '../../server/test/services.ts';

const starts: Promise<ProductProcess>[] = [];
const folders: string[] = [];

/** Ends the processes of a test file after its last test. */
export function endProcessesAtLast(): void {
  afterAll(async () => {
    for (const start of await Promise.allSettled(starts.splice(0))) {
      if (start.status === 'fulfilled') await start.value.end('SIGKILL');
    }
    for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  });
}

/**
 * Starts the product without its web build on a seeded database; it accepts the tokens of tests. `env` adds to or
 * replaces its settings. The file must end it and delete its folder (`endProcessesAtLast`).
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
      // Tests send client addresses for the sign-in limits.
      TRUST_PROXY: '1',
      ...env,
    },
  });
  starts.push(start);
  return start;
}
