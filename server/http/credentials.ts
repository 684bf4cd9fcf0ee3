import type { IncomingMessage } from 'node:http';
import type { Context } from '../schema/context.ts';
import type { SessionCookies } from './session-cookies.ts';

/** Identifies the client of a cookie request. Other sites cannot send it without our consent. */
export const CLIENT_HEADER = 'x-aurifex-client';

/**
 * The credentials of a request. An Authorization header takes precedence over cookies. Only the Bearer scheme is
 * supported.
 */
export function credentialsOf(request: IncomingMessage, cookies: SessionCookies): Context['credentials'] {
  const { authorization } = request.headers;
  if (authorization !== undefined) {
    const token = /^bearer\s+(\S+)$/i.exec(authorization.trim())?.[1] ?? null;
    return { token, refreshToken: null, fromCookie: false };
  }
  const { token, refreshToken } = cookies.read(request);
  return { token, refreshToken, fromCookie: token !== null || refreshToken !== null };
}

/**
 * Whether a request with cookies may be forged by another site: it lacks the client header, or its Origin is neither
 * the portal's own nor an allowed one.
 */
export function mayBeForged(request: IncomingMessage, allowedOrigins: readonly string[]): boolean {
  if (!request.headers[CLIENT_HEADER]) return true;
  const { origin, host } = request.headers;
  if (origin === undefined || allowedOrigins.includes(origin)) return false;
  return !(host !== undefined && (origin === `http://${host}` || origin === `https://${host}`));
}
