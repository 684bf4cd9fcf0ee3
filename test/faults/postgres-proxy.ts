import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { afterAll } from '@jest/globals';
import { type FrontendMessage, readMessages } from './frontend-messages.ts';

/** A proxy between a server process and PostgreSQL that records messages and can cut connections. */
export interface PostgresProxy {
  /** The database URL through the proxy. */
  readonly url: string;
  /** Messages of the server process since the last `listen`. */
  readonly received: readonly FrontendMessage[];
  /** Starts recording, and cuts all connections at the message that `strike` selects; `strike` runs at that moment. */
  readonly listen: (strike?: Strike) => void;
  /** Resolves when PostgreSQL has finished all cut connections. */
  readonly settled: () => Promise<void>;
}

/** Where a connection is cut: before a message is sent to PostgreSQL, or directly after it. */
export interface Strike {
  readonly at: (message: FrontendMessage, received: readonly FrontendMessage[]) => 'before' | 'after' | null;
  readonly run: () => void;
}

/** Opens a proxy to a database; new connections are possible at any time, also after a cut. */
export async function openProxy(databaseUrl: string): Promise<PostgresProxy> {
  const target = new URL(databaseUrl);
  const received: FrontendMessage[] = [];
  const upstreams = new Set<Socket>();
  let strike: Strike | undefined;
  let isListening = false;

  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    upstreams.add(upstream);
    upstream.on('close', () => upstreams.delete(upstream));
    const read = readMessages();
    let isCut = false;
    let isFeed = false;
    const cut = () => {
      isCut = true;
      // PostgreSQL still processes what it received, as after a killed process.
      upstream.end();
      upstream.resume();
    };
    client.on('data', (chunk) => {
      for (const message of read(chunk)) {
        if (isCut) return;
        // The connection for change notifications sends something every two seconds.
        isFeed ||= message.isStartup && message.bytes.includes('aurifex-changes');
        const where = isListening && !message.isStartup && !isFeed ? hear(message) : null;
        if (where !== 'before') upstream.write(message.bytes);
        if (where !== null) return cut();
      }
    });
    upstream.on('data', (chunk) => {
      if (!isCut) client.write(chunk);
    });
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.end());
    }
  });

  function hear(message: FrontendMessage): 'before' | 'after' | null {
    received.push(message);
    const where = strike?.at(message, received) ?? null;
    if (where === null) return null;
    isListening = false;
    strike?.run();
    return where;
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => {
    for (const upstream of upstreams) upstream.destroy();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(address.port);
  return {
    url: url.href,
    received,
    listen: (next) => {
      received.length = 0;
      strike = next;
      isListening = true;
    },
    settled: async () => {
      await Promise.all([...upstreams].map((upstream) => once(upstream, 'close')));
    },
  };
}
