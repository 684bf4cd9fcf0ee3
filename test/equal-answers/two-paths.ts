import { mock } from 'node:test';
import { afterAll } from '@jest/globals';
import type { Database } from '../../server/database/client.ts';
import type { RowFinder } from '../../server/rows/row-finder.ts';
import { serve } from '../../server/test/serve.ts';

/** An operation of a client. */
export type Sent = ({ documentId: string } | { query: string }) & { variables: object };

/**
 * Stops the clock between both responses, so that their times are equal; it resumes after the last test of the file.
 */
export function stopTheClock(): void {
  mock.timers.enable({ apis: ['Date'], now: new Date() });
  afterAll(() => mock.timers.reset());
}

/** Runs work while the clock is stopped. */
export async function atOneTime(work: () => Promise<void>): Promise<void> {
  mock.timers.enable({ apis: ['Date'], now: new Date() });
  try {
    await work();
  } finally {
    mock.timers.reset();
  }
}

/** URLs of the server with its fast paths and without, until the last test of the file. */
export async function servedBothWays(
  db: Database,
  { rows }: { rows: RowFinder },
): Promise<{ fast: string; plain: string }> {
  const fast = await serve(db, { rows, config: { fastPath: true } });
  const plain = await serve(db, { rows, config: { fastPath: false } });
  return { fast: fast.url, plain: plain.url };
}

/** The response without its time. */
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
