import { createServer as createHttpServer } from 'node:http';
import { afterAll, jest } from '@jest/globals';
import { createServer } from '../app.ts';
import type { Database } from '../database/client.ts';
import type { RowFinder } from '../fast-path/row-finder.ts';
import { listen } from '../http/listen.ts';
import type { Services } from '../services.ts';

/** An operation as a client sends it. */
export type Sent = ({ documentId: string } | { query: string }) & { variables: object };

/** Answers that tell the time are asked for twice: it stands still, for the clock alone. */
export function stopTheClock(): void {
  jest.useFakeTimers({
    now: new Date(),
    doNotFake: [
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
      'setTimeout',
      'clearTimeout',
    ],
  });
}

/** Addresses of the server with its fast paths and without, until the last test of the file. */
export async function servedBothWays(
  db: Database,
  { services, rows }: { services: Services; rows: RowFinder },
): Promise<{ fast: string; plain: string }> {
  async function served(fastPath: boolean): Promise<string> {
    const config = { ...services.config, fastPath, port: 0 };
    const changed = { ...services, config };
    const listener = createServer({ db, rows, services: changed, pendingMigrations: async () => [] });
    const { url, stop } = await listen(createHttpServer(listener), config);
    afterAll(stop);
    return url;
  }
  return { fast: await served(true), plain: await served(false) };
}

/** All that a caller is answered, but for when. */
export async function answerOf(url: string, token: string | null, sent: Sent, accept = 'application/json') {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      accept,
      'content-type': 'application/json',
      'x-request-id': 'the-same-for-both',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(sent),
  });
  const headers = Object.fromEntries(response.headers);
  delete headers.date;
  return { status: response.status, headers, text: await response.text() };
}
