import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A sandbox of payments that runs as a process of its own. */
export type PaymentsSandbox = { readonly url: string; readonly stop: () => Promise<void> };

/**
 * Starts the sandbox on a free port of this machine. It ends with this process, whose end it does not delay. `stateFile` keeps
 * what it knows; without one it forgets.
 */
export async function startPaymentsSandbox({
  stateFile,
  productUrl,
}: {
  readonly stateFile?: string;
  /** Who is told of events. */
  readonly productUrl?: string;
} = {}): Promise<PaymentsSandbox> {
  const child = fork(join(import.meta.dirname, 'payments-sandbox/main.ts'), {
    execArgv: ['--max-semi-space-size=1', '--max-old-space-size=96'],
    env: {
      PATH: process.env.PATH ?? '',
      PORT: '0',
      ...(stateFile ? { STATE_FILE: stateFile } : {}),
      ...(productUrl ? { PRODUCT_URL: productUrl } : {}),
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const url = await addressOf(child);
  child.unref();
  child.channel?.unref();
  return {
    url,
    stop: async () => {
      const gone = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : null;
      child.kill();
      await gone;
    },
  };
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The payments sandbox ended with ${code}.`)));
    child.once('error', reject);
    // What comes is what its main.ts sends.
    child.once('message', (message) => resolve((message as { url: string }).url));
  });
}
