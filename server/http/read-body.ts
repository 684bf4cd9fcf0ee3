import type { IncomingMessage } from 'node:http';

/** Largest body of a request without files, and of one with files (the files themselves have a limit of their own). */
export const MAX_BODY = 1_048_576;
export const MAX_MULTIPART_BODY = 11 * MAX_BODY;

/** Why a body cannot be read, with its HTTP status. */
export class UnreadableBodyError extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** The JSON object of a body. Rejects with UnreadableBodyError: 413 too large, 400 not JSON. */
export async function readJsonObject(request: IncomingMessage): Promise<object> {
  const text = await readText(request);
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body;
  } catch {
    // Answered below, like JSON that is no object.
  }
  throw new UnreadableBodyError(400, 'BAD_REQUEST', 'The body must be one JSON object.');
}

/** By events, which cost a small request less than an iterator does. */
async function readText(request: IncomingMessage): Promise<string> {
  refuseTooLarge(Number(request.headers['content-length'] ?? 0));
  const chunks: Buffer[] = [];
  let size = 0;
  await new Promise<void>((resolve, reject) => {
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      chunks.push(chunk);
      if (size > MAX_BODY) {
        request.pause();
        resolve();
      }
    });
    request.once('end', resolve);
    request.once('error', reject);
    request.once('close', resolve);
  });
  refuseTooLarge(size);
  return Buffer.concat(chunks).toString('utf8');
}

function refuseTooLarge(size: number): void {
  if (size > MAX_BODY)
    throw new UnreadableBodyError(413, 'PAYLOAD_TOO_LARGE', 'The body is larger than 1 MB.');
}
