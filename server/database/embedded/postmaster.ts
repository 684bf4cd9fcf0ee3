import { type ChildProcess, spawn } from 'node:child_process';
import { readlinkSync, realpathSync } from 'node:fs';
import { open, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { type Placement, placement } from './cluster.ts';
import { hasEnded, isAlive, programOf } from './processes.ts';
import type { Account } from './reach.ts';
import { SETTINGS, TEMPORARY_SETTINGS } from './settings.ts';

/** Time limit for crash recovery, which can be slow (milliseconds). */
const READY_WITHIN = 60_000;
const STOP_WITHIN = 15_000;
const LOCK_FILE = 'postmaster.pid';
const LARGE_LOG = 10_000_000;

/** A running server from its lock file. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly isReady: boolean;
}

/** Whether the process is the server of this cluster, and not a later process with the same id. */
function serves(pid: number, cluster: string): boolean {
  if (!isAlive(pid)) return false;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch {
    const program = programOf(pid);
    return program === null ? process.platform !== 'linux' : program === 'postgres';
  }
}

/** The server that runs on this cluster now, or null. */
export async function runningPostmaster(cluster: string): Promise<Postmaster | null> {
  const content = await readFile(join(cluster, LOCK_FILE), 'utf8').catch(() => '');
  const lines = content.split('\n');
  const pid = Number(lines[0]);
  if (!(pid > 0) || !serves(pid, cluster)) return null;
  return { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' };
}

/**
 * Removes the lock file of a killed server. Call it only while no server starts, because a new file is empty at first.
 */
export async function removeStaleLock(cluster: string): Promise<void> {
  await rm(join(cluster, LOCK_FILE), { force: true });
}

/** Stops a server and rolls back open transactions; kills it if it does not react. */
export async function stopPostmaster(pid: number): Promise<void> {
  for (const [signal, patience] of [
    ['SIGINT', STOP_WITHIN],
    ['SIGQUIT', 5000],
    ['SIGKILL', 2000],
  ] as const) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    if (await hasEnded(pid, patience)) return;
  }
}

/**
 * A shell that waits until its standard input closes, which happens whenever this process ends, and then stops the
 * server. This also works for `kill -9`.
 */
function guard(pid: number, place: Placement): ChildProcess | null {
  if (process.platform === 'win32') return null;
  const watcher = spawn('/bin/sh', ['-c', 'trap "" INT TERM HUP; read -r _; kill -INT "$0"', String(pid)], {
    cwd: '/',
    env: {},
    ...place.account,
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watcher.on('error', () => {});
  watcher.unref();
  // The pipe is a socket, which must not keep this process running.
  if (watcher.stdin && 'unref' in watcher.stdin && typeof watcher.stdin.unref === 'function')
    watcher.stdin.unref();
  return watcher;
}

/** Options of a server process. */
interface LaunchOptions {
  readonly binaries: Binaries;
  readonly cluster: string;
  readonly logFile: string;
  readonly account: Account | null;
  readonly port: number;
  readonly isTemporary: boolean;
}

/** A server process that we started. */
export interface LaunchedPostmaster {
  readonly pid: number;
  /** Resolves when the process has ended for any reason. */
  readonly ended: Promise<void>;
  readonly stop: () => Promise<void>;
}

/**
 * Starts the server process and resolves when it accepts connections. It stops with this process.
 * @throws with the end of its log if it fails.
 */
export async function launchPostmaster(options: LaunchOptions): Promise<LaunchedPostmaster> {
  const { cluster, logFile } = options;
  const place = placement(cluster, options.account);
  const settings = { ...SETTINGS, ...(options.isTemporary ? TEMPORARY_SETTINGS : {}) };
  const isLarge = ((await stat(logFile).catch(() => null))?.size ?? 0) > LARGE_LOG;
  const log = await open(logFile, isLarge ? 'w' : 'a', 0o600);
  const logStart = isLarge ? 0 : (await log.stat()).size;
  const child = spawn(
    options.binaries.postgres,
    [
      '-D',
      place.folder,
      '-p',
      String(options.port),
      ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
    ],
    // In its own session, so that Ctrl-C reaches only this process, which stops the server after the last request.
    { cwd: place.cwd, env: place.env, ...place.account, detached: true, stdio: ['ignore', log.fd, log.fd] },
  );
  let failure: string | null = null;
  child.once('error', (error) => {
    failure = error.message;
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  child.unref();
  await log.close();

  const deadline = Date.now() + READY_WITHIN;
  while (
    child.pid !== undefined &&
    child.exitCode === null &&
    child.signalCode === null &&
    Date.now() < deadline
  ) {
    const running = await runningPostmaster(cluster).catch(() => null);
    if (running?.isReady && running.pid === child.pid) {
      const watcher = guard(child.pid, place);
      child.once('close', () => watcher?.kill('SIGKILL'));
      const { pid } = child;
      return {
        pid,
        ended,
        stop: async () => {
          // Keep this process alive until the end is reported: the kernel may report it slightly before Node.js.
          child.ref();
          await Promise.all([stopPostmaster(pid), ended]);
        },
      };
    }
    await sleep(10);
  }
  if (child.pid !== undefined) await stopPostmaster(child.pid);
  const logEnd = (await readFile(logFile, 'utf8')).slice(logStart).trim().split('\n').slice(-5).join('\n');
  throw new Error(failure ?? logEnd);
}
