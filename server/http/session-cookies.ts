import type { IncomingMessage } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Config } from '../config/config.ts';
import { REFRESH_TOKEN_SECONDS } from '../domains/identity/sessions/sessions.ts';
import type { IssuedTokens } from '../schema/context.ts';

/** The tokens in a browser's cookies. */
type CookieTokens = { token: string | null; refreshToken: string | null };

/** Reads and writes the two HttpOnly cookies of a web session. */
export interface SessionCookies {
  read(request: IncomingMessage): CookieTokens;
  /**
   * Set-Cookie headers; null clears both cookies. Without `rememberMe` they expire when the browser closes. The cookie
   * of a token that was not issued is unchanged.
   */
  headers(tokens: IssuedTokens | null): string[];
}

/**
 * `__Host-` cookies if the public URL uses HTTPS, otherwise plain ones, because browsers refuse the prefix over HTTP.
 */
export function createSessionCookies({ publicUrl }: Pick<Config, 'publicUrl'>): SessionCookies {
  const isSecure = publicUrl.startsWith('https:');
  const prefix = isSecure ? '__Host-aurifex' : 'aurifex';
  const names = { token: `${prefix}-token`, refreshToken: `${prefix}-refresh` };

  function header(name: string, value: string, maxAge: number | null): string {
    return stringifySetCookie({
      name,
      value,
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: isSecure,
      ...(maxAge === null ? {} : { maxAge }),
    });
  }

  return {
    read: (request) => {
      const cookies = parseCookie(request.headers.cookie ?? '');
      // A cookie without a value counts as absent.
      return {
        token: cookies[names.token] || null,
        refreshToken: cookies[names.refreshToken] || null,
      };
    },
    headers: (tokens) => {
      if (!tokens) return [header(names.token, '', 0), header(names.refreshToken, '', 0)];
      // The cookie outlives the access token, which identifies the user when it is refreshed.
      const maxAge = tokens.rememberMe ? REFRESH_TOKEN_SECONDS : null;
      return [
        header(names.token, tokens.token, maxAge),
        ...(tokens.refreshToken === null ? [] : [header(names.refreshToken, tokens.refreshToken, maxAge)]),
      ];
    },
  };
}
