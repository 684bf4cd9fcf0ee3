import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from '@jest/globals';

/** What is wrong with a server. */
export type ServerFailure = 'down' | 'slow' | 'garbage' | 'refuses';

/** A broken third-party server: not listening, not responding, or with unreadable responses. */
export async function failingServer(failure: ServerFailure): Promise<{ url: string }> {
  const server = createServer((_request, response) => {
    if (failure === 'slow') return;
    response.writeHead(failure === 'refuses' ? 503 : 200, { 'content-type': 'text/html' });
    response.end('<html>It works!</html>');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo; // of a TCP port
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  if (failure === 'down') close();
  else afterAll(close);
  return { url: `http://127.0.0.1:${port}` };
}
