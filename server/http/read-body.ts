import type { IncomingMessage } from 'node:http';
import getRawBody from 'raw-body';

/** Maximum body size without files, and with files (which have their own limit). */
export const MAX_BODY = 1_048_576;
/** Maximum body size for visitors; our own pages send operation ids. */
export const MAX_VISITOR_BODY = 65_536;
export const MAX_MULTIPART_BODY = 11 * MAX_BODY;

/** Time limit for a JSON body. */
const BODY_MS = 15_000;

/** Why a body is refused, with its HTTP status. */
export class UnreadableBodyError extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** Whether a body exceeds the limit of visitors or has no content-length. */
export function mayBeLarge({ headers }: IncomingMessage): boolean {
  const length = headers['content-length'];
  return length === undefined || Number(length) > MAX_VISITOR_BODY;
}

/** The JSON object of a body. Rejects with UnreadableBodyError: 413 too large, 408 too slow, 400 not JSON. */
export async function readJsonObject(request: IncomingMessage, most = MAX_BODY): Promise<object> {
  const text = await readText(request, most);
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body;
  } catch {
    // Refused below, like JSON that is not an object.
  }
  throw new UnreadableBodyError(400, 'BAD_REQUEST', 'The body must be one JSON object.');
}

/** The text of a body. Rejects with UnreadableBodyError: 413 too large, 408 too slow, 400 incomplete. */
export async function readText(request: IncomingMessage, most: number): Promise<string> {
  // A body with a too large content-length is not read.
  refuseTooLarge(Number(request.headers['content-length'] ?? 0), most);
  let late: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<never>((_resolve, reject) => {
    late = setTimeout(() => reject(new UnreadableBodyError(408, 'REQUEST_TIMEOUT', TOO_SLOW)), BODY_MS);
  });
  try {
    return await Promise.race([getRawBody(request, { limit: most, encoding: 'utf8' }), tooSlow]);
  } catch (error) {
    if (error instanceof UnreadableBodyError) throw error;
    const { type } = error as getRawBody.RawBodyError;
    if (type === 'entity.too.large') throw tooLarge(most);
    throw new UnreadableBodyError(400, 'BAD_REQUEST', 'The body did not arrive.');
  } finally {
    clearTimeout(late);
  }
}

const TOO_SLOW = 'The body took too long.';

function refuseTooLarge(size: number, most: number): void {
  if (size > most) throw tooLarge(most);
}

function tooLarge(most: number): UnreadableBodyError {
  const limit = most === MAX_BODY ? '1 MB' : '64 kB, which is the most without signing in';
  return new UnreadableBodyError(413, 'PAYLOAD_TOO_LARGE', `The body is larger than ${limit}.`);
}
