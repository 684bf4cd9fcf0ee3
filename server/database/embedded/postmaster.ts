import { type ChildProcess, spawn } from 'node:child_process';
import { readlinkSync, realpathSync } from 'node:fs';
import { open, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { type Placement, placement } from './cluster.ts';
import { hasEnded, isAlive, programOf } from './processes.ts';
import type { Account } from './reach.ts';
import { SETTINGS, THROW_AWAY_SETTINGS } from './settings.ts';

/** Recovery after a crash can take a while on a slow disk (milliseconds). */
const READY_WITHIN = 60_000;
const STOP_WITHIN = 15_000;
const LOCK_FILE = 'postmaster.pid';
const LARGE_LOG = 10_000_000;

/** A running server, as its own lock file describes it. */
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

/** Removes the lock file that a killed server left. Only while nothing starts: a new one is empty at first. */
export async function removeStaleLock(cluster: string): Promise<void> {
  await rm(join(cluster, LOCK_FILE), { force: true });
}

/** Stops a server: open transactions are rolled back; one that does not react is killed. */
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
 * A shell that waits for its standard input to end, which happens when this process dies in whatever way, and
 * then stops the server. Nothing else notices a `kill -9`.
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
  // The pipe of a spawned process is a socket, which must not keep this process running either.
  if (watcher.stdin && 'unref' in watcher.stdin && typeof watcher.stdin.unref === 'function')
    watcher.stdin.unref();
  return watcher;
}

/** Options of a server process. */
export interface LaunchOptions {
  readonly binaries: Binaries;
  readonly cluster: string;
  readonly logFile: string;
  readonly account: Account | null;
  readonly port: number;
  readonly isThrowAway: boolean;
}

/** A server process of ours. */
export interface LaunchedPostmaster {
  readonly pid: number;
  /** Resolves when it has ended, for whatever reason. */
  readonly ended: Promise<void>;
  readonly stop: () => Promise<void>;
}

/**
 * Starts the server process and resolves once it accepts connections. It ends with this process.
 * @throws with the end of its log when it gives up.
 */
export async function launchPostmaster(options: LaunchOptions): Promise<LaunchedPostmaster> {
  const { cluster, logFile } = options;
  const place = placement(cluster, options.account);
  const settings = { ...SETTINGS, ...(options.isThrowAway ? THROW_AWAY_SETTINGS : {}) };
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
    // A session of its own: Ctrl-C reaches this process alone, which stops the server after the last request.
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
          // Whoever waits for its end must not end before: the kernel may report it a moment earlier than node does.
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
