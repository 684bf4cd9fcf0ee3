import type { IncomingMessage, ServerResponse } from 'node:http';
import { holdsCardNumber } from '../lib/card-numbers.ts';

/** One request on its way through the server. */
export type Exchange = {
  request: IncomingMessage;
  response: ServerResponse;
  /** Path and query; the host in it is not to be trusted. */
  url: URL;
  requestId: string;
  /** Network address of the client. */
  address: string;
};

/** Answers a request. */
export type Handler = (exchange: Exchange) => Promise<void> | void;

/** Answers with JSON that must not be cached. */
export function respondJson({ request, response }: Exchange, status: number, body: object): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
  });
  response.end(request.method === 'HEAD' ? undefined : text);
}

/** The path of a request, or null when it is none that a browser would send. */
export function urlOf(request: IncomingMessage): URL | null {
  const target = request.url ?? '/';
  if (!target.startsWith('/')) return null;
  // Two slashes would otherwise be read as a host.
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

/** A plain id that the caller gave, so that its logs and ours can be matched; else nothing. */
export function givenRequestId(request: IncomingMessage): string | null {
  const given = request.headers['x-request-id'];
  if (typeof given !== 'string' || !/^[\w.-]{8,64}$/.test(given) || holdsCardNumber(given)) return null;
  return given;
}
