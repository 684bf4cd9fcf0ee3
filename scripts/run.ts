import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** The root of the checkout, where every tool runs. */
export const ROOT = join(import.meta.dirname, '..');

/** The result of a tool with its output. */
interface Outcome {
  readonly isSuccess: boolean;
  readonly output: string;
}

/** Runs a program of node_modules/.bin (or `node`) and returns its output. */
export function run(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  const child = spawn(program, args, {
    cwd: ROOT,
    env: {
      ...process.env,
      FORCE_NO_WATCHMAN: '1',
      ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ isSuccess: false, output: error.message }));
    child.once('close', (code) => resolve({ isSuccess: code === 0, output }));
  });
}
