import type { RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as pollsOver, setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { createHttpServer } from './http-server.ts';

/** Maximum wait for running requests when the process stops. */
const DRAIN_MS = 8_000;
/** Time during which a stopping server still accepts requests, so that load balancers notice. */
const NOTICE_MS = 1_000;

/** A process that is still running this long after SIGTERM is killed. */
const STOP_LIMIT_MS = 30_000;

/** Whether the server is stopping; `/readyz` reports it. */
export interface Lifecycle {
  isRetiring: boolean;
  /** A required resource is permanently gone. */
  isFailing?: boolean;
}

/** A server that listens on a port. */
export interface Listening {
  readonly url: string;
  /**
   * Starts to stop: not ready any more, and each connection closes after its next response. Resolves after the notice
   * period.
   */
  readonly retire: () => Promise<void>;
  /** Accepts no new requests and waits for running ones. */
  readonly stop: () => Promise<void>;
}

/** Starts to listen on the port. */
export async function listen(
  listener: RequestListener,
  { host, port, trustProxy }: Pick<Config, 'host' | 'port' | 'trustProxy'>,
  lifecycle: Lifecycle = { isRetiring: false },
): Promise<Listening> {
  const server = createHttpServer(listener, { trustProxy });
  const latest = watchResponses(server, lifecycle);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const bound = server.address();
  const actualPort = typeof bound === 'object' && bound !== null ? bound.port : port;
  const name =
    host === '0.0.0.0' || host === '::' || host.startsWith('127.') || host === '::1' ? 'localhost' : host;
  return {
    url: `http://${name}:${actualPort}`,
    retire: async () => {
      lifecycle.isRetiring = true;
      for (const response of latest.values()) endConnection(response);
      await sleep(NOTICE_MS);
    },
    stop: () => {
      for (const response of latest.values()) endStream(response);
      return drain(server);
    },
  };
}

/**
 * The latest response of every connection. While the server is stopping, each one is the last on its connection.
 * Entries change only with connections: V8 keeps the entries of replaced maps alive until a full garbage collection,
 * and a map that changes with every request is replaced every few requests.
 */
function watchResponses(server: Server, lifecycle: Lifecycle): ReadonlyMap<Socket, ServerResponse> {
  const latest = new Map<Socket, ServerResponse>();
  server.on('connection', (socket: Socket) => {
    socket.once('close', () => latest.delete(socket));
  });
  server.prependListener('request', ({ socket }, response) => {
    latest.set(socket, response);
    if (lifecycle.isRetiring) endConnection(response);
  });
  return latest;
}

function endConnection(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
}

/** Ends an event stream, which would otherwise stay open. The client reconnects to another server. */
function endStream(response: ServerResponse): void {
  if (isEventStream(response) && !response.writableEnded) response.end();
}

/** Whether a response is an event stream, which stays open as long as its client listens. */
export function isEventStream(response: ServerResponse): boolean {
  return String(response.getHeader('content-type') ?? '').startsWith('text/event-stream');
}

async function drain(server: Server): Promise<void> {
  // Each turn of the event loop accepts connections of the backlog; others would be reset.
  await pollsOver();
  const cutOff = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  // A response that started earlier keeps its connection open.
  const tidy = setInterval(() => server.closeIdleConnections(), 100);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
  clearTimeout(cutOff);
  clearInterval(tidy);
}

/**
 * Closes everything in order on SIGINT and SIGTERM. SIGTERM, sent by supervisors, first ends readiness. Errors outside
 * of requests are logged and survived. Returns a function that ends the process.
 */
export function stopOnSignals(
  { retire, closers }: { retire: () => Promise<void>; closers: readonly (() => Promise<void> | void)[] },
  logger: Logger,
): (exitCode: number) => Promise<void> {
  let isStopping = false;
  const stop = async (exitCode: number, { withNotice }: { withNotice: boolean }) => {
    if (isStopping) return;
    isStopping = true;
    // Work that hangs, such as a connection to an unresponsive database, must not keep the process running.
    setTimeout(() => process.exit(exitCode || 1), STOP_LIMIT_MS).unref();
    for (const close of withNotice ? [retire, ...closers] : closers) {
      await Promise.resolve(close()).catch((error: unknown) =>
        logger.error({ err: error }, 'Stopping failed'),
      );
    }
    process.exit(exitCode);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => void stop(0, { withNotice: signal === 'SIGTERM' }));
  process.on('unhandledRejection', (error) => logger.error({ err: error }, 'Unhandled rejection'));
  process.on('uncaughtException', (error) => logger.error({ err: error }, 'Uncaught exception'));
  return (exitCode) => stop(exitCode, { withNotice: false });
}
