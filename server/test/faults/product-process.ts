import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll } from '@jest/globals';
import { testConfig } from '../services.ts';
import { freePort } from './free-port.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const START_LIMIT_MS = 60_000;

/** The product in a process of its own, as `npm start` runs it, without the web build. */
export interface ProductProcess {
  readonly url: string;
  /** Sends a signal; answers the exit code, or null when the signal ended the process. */
  readonly end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | null>;
  /** Whether it still runs. */
  readonly isRunning: () => boolean;
}

const children = new Set<ChildProcess>();
const folders: string[] = [];
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

/** Starts the product on a database that is filled already; it takes the tokens that tests sign. */
export async function startProcess(databaseUrl: string): Promise<ProductProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'aurifex-process-'));
  folders.push(dataDir);
  const child = spawn(process.execPath, await startArguments(), {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      JWT_SECRET: testConfig.jwtSecret ?? '',
      SEED: 'none',
      // Limits of sign-ins by address: tests say who they are.
      TRUST_PROXY: '1',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  children.add(child);
  child.once('exit', () => children.delete(child));
  let complaints = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    complaints = `${complaints}${chunk}`.slice(-4_000);
  });
  await untilReady(url, child, () => complaints);
  return {
    url,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    end: async (signal) => {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      child.kill(signal);
      await once(child, 'exit');
      return child.exitCode;
    },
  };
}

/** What `npm start` hands to node. */
async function startArguments(): Promise<string[]> {
  // This repository's own file, whose scripts are texts.
  const { scripts } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  return [...scripts.start.split(' ').slice(1), '--without-web'];
}

async function untilReady(url: string, child: ChildProcess, complaints: () => string): Promise<void> {
  const deadline = performance.now() + START_LIMIT_MS;
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The product ended with ${child.exitCode}: ${complaints()}`);
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await sleep(25);
  }
  throw new Error(`The product was not ready in time: ${complaints()}`);
}
