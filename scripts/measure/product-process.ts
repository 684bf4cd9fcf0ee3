import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../server/database/embedded/free-port.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const START_LIMIT_MS = 180_000;
/** Characters of its log that tell why a start failed. */
const LOG_TAIL = 4_000;

/** The product in a process of its own, as `npm start` runs it. */
export type ProductProcess = {
  url: string;
  /** The folder of its files, logs and mails. */
  dataDir: string;
  /** Milliseconds from spawn until /readyz answered. */
  startedInMs: number;
  /**
   * Memory in MB, PostgreSQL not counted: resident of the server process; with the name of a module: proportional, of the
   * server and those child processes that run the module.
   */
  memoryMb: (withModule?: string) => Promise<number>;
  /** Whether it still runs. */
  isRunning: () => boolean;
  /** Sends a signal; answers the exit code, or null when a signal ended the process. */
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | null>;
  stop: () => Promise<void>;
};

/** What a start may change about `npm start`. */
type StartChanges = {
  /** Settings that stand instead of those of a demo on the embedded database. */
  readonly env?: Readonly<Record<string, string>>;
  /** Further arguments of the command line. */
  readonly args?: readonly string[];
  /** File that its log goes to, whose end is told when the start fails; this process's own standard error when absent. */
  readonly logFile?: string;
};

/** Starts the product on a free port with its data in `dataDir` and waits until it is ready. */
export async function startProductProcess(
  dataDir: string,
  { env = {}, args = [], logFile }: StartChanges = {},
): Promise<ProductProcess> {
  const port = await freePort();
  const log = logFile === undefined ? null : await open(logFile, 'a');
  const url = `http://127.0.0.1:${port}`;
  const begun = performance.now();
  const child = spawn(process.execPath, [...(await startArguments()), ...args], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      PORT: String(port),
      // Who is led elsewhere comes back to where it was asked, with the same cookies.
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      SEED: 'demo',
      ...env,
    },
    stdio: ['ignore', 'ignore', log?.fd ?? 'inherit'],
  });
  await log?.close();
  await untilReady(url, child, { begun, logFile });
  const startedInMs = performance.now() - begun;
  async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    if (isRunning(child)) {
      child.kill(signal);
      await once(child, 'exit');
    }
    return child.exitCode;
  }
  return {
    url,
    dataDir,
    startedInMs,
    memoryMb: (withModule) =>
      withModule === undefined
        ? memoryMb(child.pid ?? 0, RESIDENT)
        : proportionalMbWith(child.pid ?? 0, withModule),
    isRunning: () => isRunning(child),
    end,
    stop: async () => {
      await end('SIGTERM');
    },
  };
}

function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}

/** What `npm start` hands to node: the measured process must be the one that users run. */
async function startArguments(): Promise<string[]> {
  // This repository's own file, whose scripts are texts.
  const { scripts } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  return scripts.start.split(' ').slice(1);
}

async function untilReady(
  url: string,
  child: ChildProcess,
  { begun, logFile }: { begun: number; logFile: string | undefined },
): Promise<void> {
  while (performance.now() - begun < START_LIMIT_MS) {
    if (!isRunning(child)) {
      throw new Error(
        `The product ended with ${child.exitCode ?? child.signalCode}. ${await endOf(logFile)}`,
      );
    }
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await sleep(25);
  }
  child.kill('SIGKILL');
  throw new Error(`The product was not ready in time. ${await endOf(logFile)}`);
}

async function endOf(logFile: string | undefined): Promise<string> {
  return logFile === undefined ? '' : (await readFile(logFile, 'utf8')).slice(-LOG_TAIL);
}

/** Proportional memory of the process and its children that run a module: pages that they share count once. */
async function proportionalMbWith(pid: number, module: string): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  const others = await Promise.all(
    // A child that ends meanwhile counts nothing.
    children
      .split(' ')
      .filter(Boolean)
      .map((child) => childMb(Number(child), module).catch(() => 0)),
  );
  return (await memoryMb(pid, PROPORTIONAL)) + others.reduce((sum, each) => sum + each, 0);
}

/** Between fork and exec a child still has the command line and the memory of its parent: it counts nothing of its own. */
async function childMb(pid: number, module: string): Promise<number> {
  const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8');
  return commandLine.includes(module) ? memoryMb(pid, PROPORTIONAL) : 0;
}

const RESIDENT = { file: 'status', name: 'VmRSS' };
const PROPORTIONAL = { file: 'smaps_rollup', name: 'Pss' };

/** Reads the memory of a process where the kernel offers it (Linux). */
async function memoryMb(pid: number, { file, name }: typeof RESIDENT): Promise<number> {
  const status = await readFile(`/proc/${pid}/${file}`, 'utf8');
  const kilobytes = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1];
  if (!kilobytes) throw new Error(`The kernel does not tell ${name} of process ${pid}.`);
  return Number(kilobytes) / 1024;
}
