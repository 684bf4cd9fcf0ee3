import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { staleSince } from '../relay/connection.ts';
import { noteViewer } from '../session/known-viewer.ts';
import { markSession } from '../session/session-mark.ts';
import { listenForChanges } from './listen-for-changes.ts';
import type { ChangeBatch } from './read-changes.ts';

const EVERYTHING: ChangeBatch = { rows: [], isComplete: false };
const ROW = { model: 'JOB_ORDER', nodeId: 'one', version: 2 } as const;
const MINUTE = 60_000;

/** A connection to the server, which can send batches and end. */
type Connection = { send: (batch: ChangeBatch) => void; end: () => void };

const received: ChangeBatch[] = [];
const connections: Connection[] = [];
let isServerThere = true;

/** A server with a live connection for the test. */
function answer(): Promise<Response> {
  if (!isServerThere) return Promise.reject(new TypeError('Failed to fetch'));
  let wake: (() => void) | null = null;
  const waiting: { done: boolean; value: string | undefined }[] = [];
  const push = (done: boolean, value?: string) => {
    waiting.push({ done, value });
    wake?.();
  };
  const send = (changed: ChangeBatch) =>
    push(false, `event: next\ndata: ${JSON.stringify({ data: { changed } })}\n\n`);
  connections.push({ send, end: () => push(true) });
  // The greeting.
  send({ rows: [], isComplete: true });
  const read = async () => {
    while (waiting.length === 0)
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    return waiting.shift();
  };
  const body = { pipeThrough: () => ({ getReader: () => ({ read }) }) };
  return Promise.resolve({ status: 200, body } as unknown as Response);
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { fetch: answer, TextDecoderStream: class {} });
  noteViewer(true);
  markSession(Date.now());
});
afterEach(() => void jest.useRealTimers());

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

test('reads everything again after minutes without a connection, and shows the age of the data until then', async () => {
  listenForChanges((batch) => received.push(batch));
  await pass(10);
  // Data read before the connection may be outdated.
  expect(received).toEqual([EVERYTHING]);
  connections[0]?.send({ rows: [ROW], isComplete: true });
  await pass(10);
  expect(received.slice(1)).toEqual([{ rows: [ROW], isComplete: true }]);
  expect(staleSince()).toBeNull();

  isServerThere = false;
  connections[0]?.end();
  await pass(3_000);
  // A short interruption has no effect yet.
  expect(staleSince()).toBeNull();
  await pass(4_000);
  const since = staleSince();
  expect(since).not.toBeNull();
  markSession(Date.now());
  await pass(5 * MINUTE);
  expect(staleSince()).toBe(since);

  isServerThere = true;
  received.length = 0;
  // The longest pause between attempts, and its random part.
  await pass(15_000);
  expect(staleSince()).toBeNull();
  // Once by the timer, because the rest of the server may answer; at the latest with the greeting.
  expect(received.at(-1)).toEqual(EVERYTHING);
  expect(connections).toHaveLength(2);
});
