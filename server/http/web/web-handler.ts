import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream/promises';
import send from 'send';
import { type Exchange, type Handler, respondJson } from '../exchange.ts';
import type { Encoding, WebBuild, WebFile } from './web-build.ts';

/** Hashed files never change; everything else is revalidated. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';

/**
 * The web app: files of the build, and its start page for every page path. Unknown files are 404, never the start page.
 */
export function createWebHandler(build: WebBuild): Handler {
  return async (exchange) => {
    const { request, response, url } = exchange;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return respondJson(exchange, 405, { code: 'METHOD_NOT_ALLOWED' });
    }
    const path = decodeURIComponent(url.pathname);
    const file = path === '/index.html' ? undefined : build.files.get(path);
    if (file) return sendFile(exchange, file);
    if (mayBePage(path)) return sendShell(exchange, build, path);
    respondJson(exchange, 404, { code: 'NOT_FOUND' });
  };
}

/** Pages have no file extension and are outside of the build's own folders. */
function mayBePage(path: string): boolean {
  return !path.startsWith('/assets/') && !/\.[a-z0-9]{1,12}$/i.test(path);
}

/**
 * Sends the start page in the language of the path. For an unknown path it has status 404, and the app displays that.
 */
function sendShell({ request, response }: Exchange, { shells, isPage }: WebBuild, path: string): void {
  const language = /^\/fr(\/|$)/i.test(path) ? 'fr' : 'en';
  const { etag, bodies } = shells[language];
  response.setHeader('content-language', language);
  response.setHeader('vary', 'Accept-Encoding');
  response.setHeader('cache-control', REVALIDATE);
  // The back office is not indexed by search engines.
  if (/^(\/fr)?\/backoffice(\/|$)/i.test(path)) response.setHeader('x-robots-tag', 'noindex, nofollow');
  const isKnown = isPage(path);
  if (isKnown && isFresh(request, response, etag)) return;
  const encoding = preferredEncoding(request, () => true);
  const body = bodies[encoding];
  response.writeHead(isKnown ? 200 : 404, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': body.length,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Sends a build file in the smallest encoding that the client accepts; 304 if the client has it. */
export async function sendFile({ request, response }: Exchange, file: WebFile): Promise<void> {
  const encoding = preferredEncoding(request, (each) => file.paths[each] !== undefined);
  response.setHeader('cache-control', file.isHashed ? IMMUTABLE : REVALIDATE);
  response.setHeader('vary', 'Accept-Encoding');
  response.setHeader('content-type', file.mimeType);
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
  const path = file.paths[encoding] ?? file.paths.identity;
  send(request, path, { acceptRanges: false, dotfiles: 'allow' }).pipe(response);
  await finished(response);
}

function isFresh(request: IncomingMessage, response: Exchange['response'], etag: string): boolean {
  response.setHeader('etag', etag);
  if (request.headers['if-none-match'] !== etag) return false;
  response.writeHead(304);
  response.end();
  return true;
}

function preferredEncoding(request: IncomingMessage, exists: (encoding: Encoding) => boolean): Encoding {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b(?!;q=0(\.0*)?(,|$))/.test(accepted) && exists('br')) return 'br';
  if (/\bgzip\b(?!;q=0(\.0*)?(,|$))/.test(accepted) && exists('gzip')) return 'gzip';
  return 'identity';
}
