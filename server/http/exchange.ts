import type { IncomingMessage, ServerResponse } from 'node:http';
import { holdsCardNumber } from '../lib/card-numbers.ts';

/** A request and its response. */
export type Exchange = {
  request: IncomingMessage;
  response: ServerResponse;
  /** Path and query. Do not trust its host. */
  url: URL;
  requestId: string;
  /** Network address of the client. */
  address: string;
};

/** Handles a request. */
export type Handler = (exchange: Exchange) => Promise<void> | void;

/** Responds with JSON that must not be cached. */
export function respondJson({ request, response }: Exchange, status: number, body: object): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
  });
  response.end(request.method === 'HEAD' ? undefined : text);
}

/** The URL of a request, or null if its target is invalid. */
export function urlOf(request: IncomingMessage): URL | null {
  const target = request.url ?? '/';
  if (!target.startsWith('/')) return null;
  // A leading double slash would be parsed as a host.
  return URL.parse(`http://localhost/${target.replace(/^\/+/, '')}`);
}

/** Whether the escapes of a path can be decoded. */
export function isDecodable({ pathname }: URL): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

/** The request id from the caller, so that its logs can be matched with ours; null if absent or invalid. */
export function givenRequestId(request: IncomingMessage): string | null {
  const given = request.headers['x-request-id'];
  if (typeof given !== 'string' || !/^[\w.-]{8,64}$/.test(given) || holdsCardNumber(given)) return null;
  return given;
}
