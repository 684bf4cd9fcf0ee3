import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Sends a stream as the body of a response. A client that disconnects is not an error. For any other failure, the
 * response is cut off and the promise rejects.
 */
export async function sendStream(stream: Readable, response: Writable): Promise<void> {
  try {
    await pipeline(stream, response);
  } catch (error) {
    if (Object(error).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}
