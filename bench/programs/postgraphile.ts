import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type RunningProgram, startNodeProgram } from './node-program.ts';

const FOLDER = join(import.meta.dirname, '..', 'postgraphile');

/** PostGraphile on a database. Its packages are installed at the first use. */
export async function startPostgraphile(databaseUrl: string): Promise<RunningProgram> {
  if (!existsSync(join(FOLDER, 'node_modules', 'postgraphile'))) await install();
  return startNodeProgram(join(FOLDER, 'server.js'), { DATABASE_URL: databaseUrl });
}

/** It needs another version of graphql, which must not be in the same node_modules. */
function install(): Promise<void> {
  const child = spawn('npm', ['ci', '--no-audit', '--no-fund', '--loglevel', 'error'], {
    cwd: FOLDER,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`PostGraphile could not be installed (npm: ${code}).`)),
    );
  });
}
