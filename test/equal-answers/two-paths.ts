import { mock } from 'node:test';
import { afterAll } from '@jest/globals';
import type { Database } from '../../server/database/client.ts';
import type { RowFinder } from '../../server/rows/row-finder.ts';
import { serve } from '../../server/test/serve.ts';

/** An operation as a client sends it. */
export type Sent = ({ documentId: string } | { query: string }) & { variables: object };

/** The clock is stopped between both answers, so that times in them are equal; it goes on after the last test of the file. */
export function stopTheClock(): void {
  mock.timers.enable({ apis: ['Date'], now: new Date() });
  afterAll(() => mock.timers.reset());
}

/** Does some work while the clock is stopped, for the same reason. */
export async function atOneTime(work: () => Promise<void>): Promise<void> {
  mock.timers.enable({ apis: ['Date'], now: new Date() });
  try {
    await work();
  } finally {
    mock.timers.reset();
  }
}

/** Addresses of the server with its fast paths and without, until the last test of the file. */
export async function servedBothWays(
  db: Database,
  { rows }: { rows: RowFinder },
): Promise<{ fast: string; plain: string }> {
  const fast = await serve(db, { rows, config: { fastPath: true } });
  const plain = await serve(db, { rows, config: { fastPath: false } });
  return { fast: fast.url, plain: plain.url };
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
