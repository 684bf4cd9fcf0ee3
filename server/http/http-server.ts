import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '../auth/network-address.ts';
import type { Config } from '../config/config.ts';

/** Bounds of connections; a browser opens six. */
type ConnectionLimits = {
  /** Milliseconds until the headers of a request must have arrived; the same for a connection without a request. */
  headersTimeout: number;
  /** Milliseconds until a whole request must have arrived: 10 MB over a slow connection. JSON has less (read-body.ts). */
  requestTimeout: number;
  /** How long a connection may be idle between two requests. */
  keepAliveTimeout: number;
  /** How often slow connections are checked for. */
  connectionsCheckingInterval: number;
  /** Open connections in all. */
  connections: number;
  /** Open connections from one network, where clients connect themselves. */
  connectionsOfNetwork: number;
};

/** The limits of the product. */
const CONNECTION_LIMITS: ConnectionLimits = {
  headersTimeout: 8_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 1_000,
  connections: 2_000,
  connectionsOfNetwork: 250,
};

/** All headers of a request in bytes, and how many there may be. */
const MAX_HEADER_BYTES = 16_384;
const MAX_HEADERS = 150;

/** An HTTP server that limits the number of connections and closes slow ones. */
export function createHttpServer(
  listener: RequestListener,
  { trustProxy }: Pick<Config, 'trustProxy'>,
  limits: ConnectionLimits = CONNECTION_LIMITS,
): Server {
  const { connections, connectionsOfNetwork, ...timeouts } = limits;
  const server = createServer(
    { ...timeouts, maxHeaderSize: MAX_HEADER_BYTES, requireHostHeader: true, insecureHTTPParser: false },
    (request, response) => {
      const status = refusalOf(request);
      if (status === null) return listener(request, response);
      response.writeHead(status, { connection: 'close', 'content-length': 0 }).end();
    },
  );
  // Beyond a count Node would drop headers silently: those that a proxy adds come last.
  server.maxHeadersCount = 0;
  server.maxConnections = connections;
  // Behind a proxy all connections are the proxy's.
  if (trustProxy === 0) limitByNetwork(server, connectionsOfNetwork);
  return server;
}

/** What Node lets pass although proxies may read it in another way. */
function refusalOf({ rawHeaders, httpVersionMajor }: IncomingMessage): number | null {
  if (rawHeaders.length > 2 * MAX_HEADERS) return 431;
  if (httpVersionMajor !== 1) return 400;
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1 ? 400 : null;
}

function limitByNetwork(server: Server, most: number): void {
  const open = new Map<string, number>();
  server.prependListener('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    const count = (open.get(network) ?? 0) + 1;
    if (count > most) {
      socket.destroy();
      return;
    }
    open.set(network, count);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}
