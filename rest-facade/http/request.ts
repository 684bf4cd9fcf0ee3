import { randomUUID } from 'node:crypto';
import type { Request } from 'express';
import { invalidField, RestFailure } from '../errors/failure.ts';
import type { Language } from '../errors/messages.ts';
import type { RestRoute } from '../route/route.ts';

/** The preferred supported language of the caller; English by default. */
export function languageOf(request: Request): Language {
  return request.acceptsLanguages('en', 'fr') === 'fr' ? 'fr' : 'en';
}

/** The access token with or without its Bearer prefix; null for other schemes. */
export function tokenOf(request: Request): string | null {
  const header = request.get('authorization')?.trim() ?? '';
  const token = withoutPrefix(header);
  return token === '' || /\s/.test(token) ? null : token;
}

/** A token without its prefix, for GraphQL. */
export function withoutPrefix(token: string): string {
  return token.replace(/^(bearer(\s+|$))+/i, '').trim();
}

/** The caller's request id if it is valid, otherwise a new one. */
export function requestIdOf(request: Request): string {
  const given = request.get('x-request-id');
  return given !== undefined && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID();
}

/** The Idempotency-Key header; an invalid one is an input error. */
export function idempotencyKeyOf(request: Request): string | null {
  const key = request.get('idempotency-key');
  if (key === undefined) return null;
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) throw invalidField('Idempotency-Key', 'INVALID');
  return key;
}

/** Refuses a body that is not of the route's content type: 415. */
export function checkContentType(request: Request, route: RestRoute): void {
  const hasBody =
    Number(request.get('content-length') ?? 0) > 0 || request.get('transfer-encoding') !== undefined;
  const expected = route.isMultipart ? 'multipart/form-data' : 'application/json';
  if (!hasBody || request.is(expected) || (!route.isMultipart && request.is('+json'))) return;
  throw new RestFailure(415, [
    { key: 'WRONG_CONTENT_TYPE', code: 'WRONG_CONTENT_TYPE', values: { expected } },
  ]);
}
