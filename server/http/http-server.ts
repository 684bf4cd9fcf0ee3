import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '../auth/network-address.ts';
import type { Config } from '../config/config.ts';

/** Connection limits; a browser opens six. */
type ConnectionLimits = {
  /** Time limit for the headers of a request, and for a connection without a request, in milliseconds. */
  headersTimeout: number;
  /** Time limit for a whole request, in milliseconds: 10 MB over a slow connection. JSON has less (read-body.ts). */
  requestTimeout: number;
  /** Maximum idle time of a connection between two requests. */
  keepAliveTimeout: number;
  /** Interval of the checks for slow connections. */
  connectionsCheckingInterval: number;
  /** Maximum number of open connections. */
  connections: number;
  /** Maximum number of open connections from one network, if clients connect directly. */
  connectionsOfNetwork: number;
};

const CONNECTION_LIMITS: ConnectionLimits = {
  headersTimeout: 8_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 1_000,
  connections: 2_000,
  connectionsOfNetwork: 250,
};

/** Maximum size of all headers of a request in bytes, and maximum number of headers. */
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
  // With a limit, Node would silently drop the last headers, which are those of proxies.
  server.maxHeadersCount = 0;
  server.maxConnections = connections;
  // Behind a proxy, all connections come from the proxy.
  if (trustProxy === 0) limitByNetwork(server, connectionsOfNetwork);
  return server;
}

/** The problem with headers that Node accepts but proxies may interpret differently. */
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
