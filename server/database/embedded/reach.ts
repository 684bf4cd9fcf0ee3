import { execFileSync } from 'node:child_process';
import { lstatSync, realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The operating system account for PostgreSQL, if it cannot be our own. */
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
 * PostgreSQL does not run as root. Root uses another account: `postgres` if it exists, otherwise `nobody`. Other users
 * use their own account (null).
 */
export function serverAccount(): Account | null {
  if (process.getuid?.() !== 0) return null;
  const account = accountNamed('postgres') ?? accountNamed('nobody');
  if (!account)
    throw new Error('Root cannot run PostgreSQL, and there is no account named postgres or nobody.');
  return account;
}

/** Whether the account can access this folder through all its parents. */
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

/** Whether only we can modify a folder, so that its files may be executed. */
export function isTrusted(folder: string): boolean {
  const entry = lstatSync(folder, { throwIfNoEntry: false });
  return entry?.isDirectory() === true && entry.uid === process.getuid?.() && (entry.mode & 0o022) === 0;
}
