import { connect } from 'node:net';

/** The received text of a connection, and the milliseconds until the server closed it; null if it did not. */
export type RawAnswer = { text: string; closedAfterMs: number | null };

/** Sends raw bytes, and reads until the server closes the connection, or until the time-out. */
export function sendRaw(url: string, bytes: string | Buffer, forMs = 1_500): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const begun = performance.now();
    let text = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    const end = (closedAfterMs: number | null) => {
      clearTimeout(patience);
      socket.destroy();
      resolve({ text, closedAfterMs });
    };
    const patience = setTimeout(() => end(null), forMs);
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
    });
    socket.on('error', () => {});
    socket.on('close', () => end(performance.now() - begun));
  });
}

/** The head of a request, with the required lines. */
export function head(method: string, path: string, headers: Record<string, string>): string {
  const lines = Object.entries({ Host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}`);
  return [`${method} ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n');
}
