import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A payments sandbox in a separate process. */
export type PaymentsSandbox = { readonly url: string; readonly stop: () => Promise<void> };

/**
 * Starts the sandbox on a free local port. It ends with this process and does not keep it running. `stateFile` stores
 * its state; without it, the state is lost at the end.
 */
export async function startPaymentsSandbox({
  stateFile,
  productUrl,
}: {
  readonly stateFile?: string;
  /** The receiver of events. */
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
    // main.ts of the sandbox sends this message.
    child.once('message', (message) => resolve((message as { url: string }).url));
  });
}
