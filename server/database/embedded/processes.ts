import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** The system's code of a failure (`EEXIST`, `42P01`); null where it has none. */
export function errorCode(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
}

/** Fields of the kernel's account of a process from its state on; null where there is none. */
function kernelFields(pid: number): string[] | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

/** Whether a process with this id runs, ours or not. One that has ended but was not collected does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (errorCode(error) !== 'EPERM') return false;
  }
  return kernelFields(pid)?.[0] !== 'Z';
}

/** When a process began, in kernel ticks: tells it from a later one with the same id. Empty where unknown. */
export function startedAt(pid: number): string {
  return kernelFields(pid)?.[19] ?? '';
}

/** Name of a process's program; null where the system does not tell. */
export function programOf(pid: number): string | null {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
  } catch {
    return null;
  }
}

/** Waits until the process is gone; false if it still runs after `milliseconds`. */
export async function hasEnded(pid: number, milliseconds: number): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (isAlive(pid)) {
    if (Date.now() > deadline) return false;
    await sleep(20);
  }
  return true;
}
