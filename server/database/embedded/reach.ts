import { execFileSync } from 'node:child_process';
import { lstatSync, realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The operating system account that PostgreSQL runs as when it must not be our own. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

function accountNamed(name: string): Account | null {
  try {
    const id = (kind: string) =>
      Number(execFileSync('id', [kind, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return null;
  }
}

/**
 * PostgreSQL refuses to run as root, so root hands it to another account: `postgres` if there is one, else
 * `nobody`. Everybody else runs it as themselves (null).
 */
export function serverAccount(): Account | null {
  if (process.getuid?.() !== 0) return null;
  const account = accountNamed('postgres') ?? accountNamed('nobody');
  if (!account)
    throw new Error('Root cannot run PostgreSQL, and there is no account named postgres or nobody.');
  return account;
}

/** Whether the account may walk to this folder: every folder above it, and itself, lets others through. */
export function isReachable(folder: string, account: Account | null): boolean {
  if (!account) return true;
  let path = realpathSync(folder);
  for (;;) {
    const { mode, uid } = statSync(path);
    if ((mode & 0o001) === 0 && !(uid === account.uid && (mode & 0o100) !== 0)) return false;
    if (dirname(path) === path) return true;
    path = dirname(path);
  }
}

/** Whether a folder is ours alone to change, so that what it holds may be executed. */
export function isTrusted(folder: string): boolean {
  const entry = lstatSync(folder, { throwIfNoEntry: false });
  return entry?.isDirectory() === true && entry.uid === process.getuid?.() && (entry.mode & 0o022) === 0;
}
