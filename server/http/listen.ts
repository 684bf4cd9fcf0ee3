import type { Server } from 'node:http';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';

/** How long requests under way may take to end when the process stops. */
const DRAIN_MS = 10_000;

/** Opens the port. Slow senders are cut off; `stop` takes no new requests and waits for those under way. */
export async function listen(
  server: Server,
  { host, port }: Pick<Config, 'host' | 'port'>,
): Promise<{ url: string; stop: () => Promise<void> }> {
  server.headersTimeout = 15_000;
  server.requestTimeout = 60_000;
  server.keepAliveTimeout = 10_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const bound = server.address();
  const actualPort = typeof bound === 'object' && bound !== null ? bound.port : port;
  const name =
    host === '0.0.0.0' || host === '::' || host.startsWith('127.') || host === '::1' ? 'localhost' : host;
  return { url: `http://${name}:${actualPort}`, stop: () => drain(server) };
}

async function drain(server: Server): Promise<void> {
  const cutOff = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
  clearTimeout(cutOff);
}

/** Closes everything in order on SIGINT and SIGTERM. Errors outside of requests are logged and survived. */
export function stopOnSignals(closers: readonly (() => Promise<void> | void)[], logger: Logger): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    for (const close of closers) {
      await Promise.resolve(close()).catch((error: unknown) =>
        logger.error({ err: error }, 'Stopping failed'),
      );
    }
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
  process.on('unhandledRejection', (error) => logger.error({ err: error }, 'Unhandled rejection'));
  process.on('uncaughtException', (error) => logger.error({ err: error }, 'Uncaught exception'));
}
