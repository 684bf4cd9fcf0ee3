import type { IncomingMessage } from 'node:http';
import { createSlots } from '../../lib/slots.ts';
import { MAX_MULTIPART_BODY, UnreadableBodyError } from '../read-body.ts';

/** Maximum number of uploads processed at a time, per process and per user; others wait unread. */
const UPLOADS = 2;
const UPLOADS_OF_ONE = 1;
const LINE = 60;

const slots = createSlots({ size: () => UPLOADS, sizeOfOne: UPLOADS_OF_ONE, line: LINE });

/** Whether a request has a form, possibly with files. */
export function isMultipart(request: IncomingMessage): boolean {
  return (request.headers['content-type'] ?? '').toLowerCase().startsWith('multipart/form-data');
}

/**
 * Refuses a form of a visitor, or with a too large content-length, before it is read.
 * @throws {UnreadableBodyError}
 */
export function checkForm(request: IncomingMessage, userId: number | null): number {
  if (userId === null)
    throw new UnreadableBodyError(401, 'UNAUTHENTICATED', 'Sign in before you send files.');
  if (Number(request.headers['content-length'] ?? 0) > MAX_MULTIPART_BODY)
    throw new UnreadableBodyError(413, 'PAYLOAD_TOO_LARGE', 'The body is larger than 11 MB.');
  return userId;
}

/** Processes a form when it is the user's turn. Rejects with BusyError if too many are waiting. */
export function takeForm(request: IncomingMessage, userId: number, work: () => Promise<void>): Promise<void> {
  return slots.run({ from: String(userId) }, async () => {
    // The client may have disconnected while waiting.
    if (!request.destroyed) await work();
  });
}
