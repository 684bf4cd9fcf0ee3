import type { RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as pollsOver, setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { createHttpServer } from './http-server.ts';

/** How long requests under way may take to end when the process stops. */
const DRAIN_MS = 8_000;
/** How long a server that is about to stop still answers, so that load balancers stop sending requests. */
const NOTICE_MS = 1_000;

/** A process that has not ended so long after SIGTERM is killed. */
const STOP_LIMIT_MS = 30_000;

/** Whether a server is about to stop; `/readyz` answers it. */
export interface Lifecycle {
  isRetiring: boolean;
  /** Something that it cannot work without is permanently gone. */
  isFailing?: boolean;
}

/** An open port. */
export interface Listening {
  readonly url: string;
  /** Begins to stop: not ready any more, and every connection ends with its next answer. Resolves when all have. */
  readonly retire: () => Promise<void>;
  /** Takes no new requests and waits for those under way. */
  readonly stop: () => Promise<void>;
}

/** Opens the port. */
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
 * The newest answer of every connection; while the server retires, each is the last one on its connection. Entries come
 * and go with connections only: a map that changed with every request would be rebuilt every few requests, and
 * V8 keeps the entries of outgrown maps alive until the next full garbage collection.
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

/** Events are told for as long as the client listens: it connects anew, to a server that stays. */
function endStream(response: ServerResponse): void {
  if (isEventStream(response) && !response.writableEnded) response.end();
}

/** Whether an answer tells of events for as long as its client listens. */
export function isEventStream(response: ServerResponse): boolean {
  return String(response.getHeader('content-type') ?? '').startsWith('text/event-stream');
}

async function drain(server: Server): Promise<void> {
  // Connections in the backlog are accepted with every turn of the event loop; the others would be reset.
  await pollsOver();
  const cutOff = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  // An answer that had begun before leaves its connection open.
  const tidy = setInterval(() => server.closeIdleConnections(), 100);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
  clearTimeout(cutOff);
  clearInterval(tidy);
}

/**
 * Closes everything in order on SIGINT and SIGTERM; SIGTERM, which a supervisor sends, first stops readiness. Errors
 * outside of requests are logged and survived. Answers what ends the process by itself.
 */
export function stopOnSignals(
  { retire, closers }: { retire: () => Promise<void>; closers: readonly (() => Promise<void> | void)[] },
  logger: Logger,
): (exitCode: number) => Promise<void> {
  let isStopping = false;
  const stop = async (exitCode: number, { withNotice }: { withNotice: boolean }) => {
    if (isStopping) return;
    isStopping = true;
    // Whatever hangs, such as a connection to a database that does not answer, does not keep the process running.
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
