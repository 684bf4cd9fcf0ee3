import { Socket } from 'node:net';

/** A statement answered with more than may be read into memory. */
export class TooMuchReadError extends Error {
  override name = 'TooMuchReadError';
  /** Bytes that one statement may answer with. */
  readonly most: number;

  constructor(most: number) {
    super(`A statement answered with more than ${most} bytes.`);
    this.most = most;
  }
}

/**
 * A socket to PostgreSQL that ends with `TooMuchReadError` when more than `most` bytes come back without anything being
 * sent: what a statement answers is bounded while it arrives, whoever wrote it. Encrypted connections read past it.
 */
export function boundedSocket(most: number): Socket {
  const socket = new Socket();
  let [sent, begunAt] = [0, 0];
  socket.on('data', ({ length }: Buffer) => {
    // Something was sent since the last chunk: this is the answer to it.
    if (socket.bytesWritten !== sent) {
      sent = socket.bytesWritten;
      begunAt = socket.bytesRead - length;
    }
    if (socket.bytesRead - begunAt > most) socket.destroy(new TooMuchReadError(most));
  });
  return socket;
}
