import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A server of the benchmark in a separate process. */
export interface RunningProgram {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/**
 * Runs a script that opens a port and reports it to its parent (`process.send({ port })`). The script ends with this
 * process, because it ends when the channel closes.
 */
export async function startNodeProgram(
  script: string,
  env: Readonly<Record<string, string>>,
): Promise<RunningProgram> {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'production', TZ: 'UTC', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const port = await printedPort(child, script);
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

function printedPort(child: ChildProcess, script: string): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${script} ended with code ${code}.`)));
    child.once('message', (message) => {
      if (typeof message === 'object' && 'port' in message) resolve(Number(message.port));
      else reject(new Error(`${script} did not report its port.`));
    });
  });
}
