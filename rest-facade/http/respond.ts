import type { Request, Response } from 'express';
import { RestFailure } from '../errors/failure.ts';
import { type Language, messageText } from '../errors/messages.ts';
import { isObject } from '../input/parse.ts';
import type { Answer } from '../route/route.ts';
import { failureEnvelope, successEnvelope } from './envelope.ts';
import { languageOf } from './request.ts';

/** Sends a success, with its message in the given language. */
export function respondWith(answer: Answer, language: Language, response: Response): void {
  response.setHeader('Content-Language', language);
  switch (answer.kind) {
    case 'empty':
      response.status(204).end();
      return;
    case 'pdf':
      response.setHeader('Content-Type', 'application/pdf');
      response.setHeader('Content-Disposition', answer.file.disposition);
      response.end(answer.file.bytes);
      return;
    case 'bare':
      sendJson(response, answer.body);
      return;
    case 'envelope': {
      const { value, success } = answer;
      const message = success ? messageText(success.code, language, success.values) : null;
      sendJson(response, successEnvelope(value, message));
    }
  }
}

/**
 * Sends the error envelope. An error that is neither a RestFailure nor an unreadable request is a bug: 500, reported.
 */
export function respondWithFailure(
  error: unknown,
  request: Request,
  response: Response,
  report?: (error: unknown, requestId: string) => void,
): void {
  // The client disconnected, or the answer has started.
  if (response.headersSent || response.destroyed) return;
  const failure = error instanceof RestFailure ? error : (unreadable(error) ?? bug(response));
  if (failure.status >= 500) report?.(error, String(response.locals.requestId));
  if (leavesBody(request, failure)) response.set('Connection', 'close');
  if (failure.status === 401) response.set('WWW-Authenticate', 'Bearer');
  const wait = retryAfter(failure);
  if (wait !== null) response.set('Retry-After', String(wait));
  const language = languageOf(request);
  response.status(failure.status).setHeader('Content-Language', language);
  const envelope = failureEnvelope(failure, language);
  const Message = envelope.apiMessages.serverErrors.join(' ');
  sendJson(response, response.locals.hasMessage ? { ...envelope, Message } : envelope);
}

/**
 * Whether to close the connection with the answer instead of reading the rest of the body. The rest is read only after
 * an expired token, so that the client receives the answer and can repeat the call with a new token.
 */
function leavesBody(request: Request, { status }: RestFailure): boolean {
  if (request.readableEnded || !hasBody(request)) return false;
  return status !== 401 || request.get('authorization') === undefined;
}

function hasBody(request: Request): boolean {
  return request.get('transfer-encoding') !== undefined || Number(request.get('content-length') ?? 0) > 0;
}

/** Sends a string directly: Express copies it into a buffer outside of V8's heap, which triggers collections. */
function sendJson(response: Response, body: unknown): void {
  const text = JSON.stringify(body);
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', Buffer.byteLength(text));
  response.end(text);
}

/** Seconds to wait: a short time if the service is unavailable, the time in the refusal after too many attempts. */
function retryAfter({ status, value }: RestFailure): number | null {
  if (status === 503) return 1;
  if (status !== 429 || !isObject(value) || !('retryAfterSeconds' in value)) return null;
  return Math.ceil(Number(value.retryAfterSeconds)) || null;
}

const UNREADABLE: Readonly<Record<number, string>> = {
  400: 'BAD_REQUEST',
  413: 'BODY_TOO_LARGE',
  415: 'WRONG_CONTENT_TYPE',
};

/** Failures of Express and its body parser with a 4xx status. */
function unreadable(error: unknown): RestFailure | null {
  const status = typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 0;
  const code = UNREADABLE[status];
  if (code === undefined) return null;
  return new RestFailure(status, [
    { key: code, code, values: { expected: 'application/json; charset=utf-8' } },
  ]);
}

function bug(response: Response): RestFailure {
  const code = String(response.locals.failure ?? 'INTERNAL_ERROR');
  return new RestFailure(500, [{ key: 'INTERNAL_ERROR', code }]);
}
