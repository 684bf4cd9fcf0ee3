import { Socket } from 'node:net';

/** A statement returned more data than allowed. */
export class TooMuchReadError extends Error {
  override name = 'TooMuchReadError';
  /** Maximum number of bytes that one statement may return. */
  readonly most: number;

  constructor(most: number) {
    super(`A statement answered with more than ${most} bytes.`);
    this.most = most;
  }
}

/**
 * A socket to PostgreSQL that fails with `TooMuchReadError` if more than `most` bytes arrive without anything being
 * sent. This limits the answer of each statement while it arrives. Encrypted connections bypass it.
 */
export function boundedSocket(most: number): Socket {
  const socket = new Socket();
  let [sent, begunAt] = [0, 0];
  socket.on('data', ({ length }: Buffer) => {
    // Data was sent since the last chunk, so a new answer starts.
    if (socket.bytesWritten !== sent) {
      sent = socket.bytesWritten;
      begunAt = socket.bytesRead - length;
    }
    if (socket.bytesRead - begunAt > most) socket.destroy(new TooMuchReadError(most));
  });
  return socket;
}
