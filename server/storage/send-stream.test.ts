import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { expect, test } from '@jest/globals';
import { sendStream } from './send-stream.ts';

/** Serves a stream once; returns the outcome of sending and the client's request. */
async function served(stream: Readable) {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const sent = once(server, 'request').then(async ([, response]) => {
    const outcome = await sendStream(stream, response).then(
      () => 'sent',
      (error: Error) => error.message,
    );
    server.close();
    return outcome;
  });
  return { sent, request: get({ port, host: '127.0.0.1', agent: false }) };
}

/** An endless body. */
function* endless() {
  for (;;) yield Buffer.alloc(64 * 1024);
}

test('a client that leaves ends the stream, and is no error', async () => {
  const stream = Readable.from(endless());
  const { sent, request } = await served(stream);
  const [answer] = await once(request, 'response');
  answer.destroy();
  expect(await sent).toBe('sent');
  expect(stream.destroyed).toBe(true);
});

test('a stream that fails is an error, and the client sees the answer cut off', async () => {
  async function* broken() {
    yield Buffer.alloc(1024);
    throw new Error('The disk is gone');
  }
  const { sent, request } = await served(Readable.from(broken()));
  request.on('error', () => {});
  const [answer] = await once(request, 'response');
  answer.resume();
  await once(answer, 'error');
  expect(await sent).toBe('The disk is gone');
});
