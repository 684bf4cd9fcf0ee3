import type { RequestHandler } from 'express';

const METHODS = 'GET, POST, PUT, DELETE, OPTIONS';
const HEADERS = 'authorization, content-type, accept-language, idempotency-key, x-request-id';

/**
 * Allows pages of the given origins to call a standalone facade with a token. Cookies are never allowed. In the
 * product, the HTTP server does this for all paths.
 */
export function allowOrigins(origins: readonly string[]): RequestHandler {
  return (request, response, next) => {
    const origin = request.get('origin');
    if (origins.length > 0) response.vary('Origin');
    if (origin === undefined || !origins.includes(origin)) return next();
    response.set({
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Expose-Headers': 'x-request-id, retry-after',
    });
    if (request.method !== 'OPTIONS') return next();
    response.set({
      'Access-Control-Allow-Methods': METHODS,
      'Access-Control-Allow-Headers': HEADERS,
      'Access-Control-Max-Age': '600',
    });
    response.status(204).end();
  };
}
