import type { Config } from '../config/config.ts';
import type { Exchange } from './exchange.ts';

const HEADERS = 'authorization, content-type, accept-language, idempotency-key, x-request-id';

/**
 * Lets pages of the allowed origins call the APIs with a token. Cookies are never shared across sites. Returns true for
 * a preflight request, which is then complete.
 */
export function applyCors(
  { request, response }: Exchange,
  { corsOrigins }: Pick<Config, 'corsOrigins'>,
): boolean {
  const { origin } = request.headers;
  if (corsOrigins.length > 0) response.appendHeader('vary', 'Origin');
  if (origin === undefined || !corsOrigins.includes(origin)) return false;
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-expose-headers', 'x-request-id, retry-after');
  if (request.method !== 'OPTIONS') return false;
  response.writeHead(204, {
    'access-control-allow-methods': 'GET, POST, PUT, DELETE, OPTIONS',
    'access-control-allow-headers': HEADERS,
    'access-control-max-age': '600',
  });
  response.end();
  return true;
}
