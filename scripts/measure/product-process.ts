import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../server/database/embedded/free-port.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const START_LIMIT_MS = 180_000;
/** Characters of the log's end that are shown if a start fails. */
const LOG_TAIL = 4_000;

/** The product in a separate process, as `npm start` runs it. */
export type ProductProcess = {
  url: string;
  /** The folder of its files, logs and mails. */
  dataDir: string;
  /** Milliseconds from spawn until /readyz succeeded. */
  startedInMs: number;
  /**
   * Memory in MB, without PostgreSQL. By default the resident memory of the server process. With the name of a module,
   * the proportional memory of the server and of the child processes that run the module.
   */
  memoryMb: (withModule?: string) => Promise<number>;
  isRunning: () => boolean;
  /** Sends a signal and returns the exit code, or null if a signal ended the process. */
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | null>;
  stop: () => Promise<void>;
};

/** Changes to how `npm start` runs the product. */
type StartChanges = {
  /** Environment variables that override those of a demo on the embedded database. */
  readonly env?: Readonly<Record<string, string>>;
  /** Additional command line arguments. */
  readonly args?: readonly string[];
  /**
   * File for the log; by default, this process's standard error. If the start fails, the end of this file is part of
   * the error.
   */
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
      // Redirects must lead back to the address that the caller uses, so that its cookies are sent.
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

/** The arguments that `npm start` passes to node, so that the measured process is the one that users run. */
async function startArguments(): Promise<string[]> {
  // package.json of this repository, whose scripts are strings.
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

/** Proportional memory of the process and of its children that run a module. Shared pages count once. */
async function proportionalMbWith(pid: number, module: string): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  const others = await Promise.all(
    // A child that has ended counts as 0.
    children
      .split(' ')
      .filter(Boolean)
      .map((child) => childMb(Number(child), module).catch(() => 0)),
  );
  return (await memoryMb(pid, PROPORTIONAL)) + others.reduce((sum, each) => sum + each, 0);
}

/** Between fork and exec a child still has the command line and the memory of its parent, so it counts as 0. */
async function childMb(pid: number, module: string): Promise<number> {
  const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8');
  return commandLine.includes(module) ? memoryMb(pid, PROPORTIONAL) : 0;
}

const RESIDENT = { file: 'status', name: 'VmRSS' };
const PROPORTIONAL = { file: 'smaps_rollup', name: 'Pss' };

/** Reads the memory of a process from the kernel (Linux). */
async function memoryMb(pid: number, { file, name }: typeof RESIDENT): Promise<number> {
  const status = await readFile(`/proc/${pid}/${file}`, 'utf8');
  const kilobytes = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1];
  if (!kilobytes) throw new Error(`The kernel does not report ${name} of process ${pid}.`);
  return Number(kilobytes) / 1024;
}
