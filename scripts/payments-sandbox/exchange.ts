import type { IncomingMessage, ServerResponse } from 'node:http';

/** A parsed request. */
export type SandboxRequest = {
  readonly method: string;
  /** The path below the provider's folder: `/v2/payments`. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  /** The sandbox's address as the caller sees it. */
  readonly origin: string;
};

/** A response. `NO_RESPONSE` leaves the connection open without one. */
export type SandboxResponse =
  | {
      readonly status: number;
      readonly type: string;
      readonly body: string;
      readonly headers?: Record<string, string>;
    }
  | typeof NO_RESPONSE;

/** No response. */
export const NO_RESPONSE = Symbol('no response');

export function json(status: number, body: unknown): Exclude<SandboxResponse, typeof NO_RESPONSE> {
  return { status, type: 'application/json; charset=utf-8', body: JSON.stringify(body) };
}

/** The response of a broken proxy. */
export const GARBAGE: SandboxResponse = {
  status: 200,
  type: 'text/html',
  body: '<html><body>It works!</body></html>',
};

/** Reads a complete request. A body of more than 1 MB is cut off. */
export async function readRequest(
  request: IncomingMessage,
  origin: string,
  prefix: string,
): Promise<SandboxRequest> {
  const url = new URL(request.url ?? '/', origin);
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size <= 1_048_576) parts.push(part);
  }
  return {
    method: request.method ?? 'GET',
    path: url.pathname.slice(prefix.length) || '/',
    query: url.searchParams,
    headers: request.headers,
    body: Buffer.concat(parts).toString('utf8'),
    origin,
  };
}

/** Sends a response. For `NO_RESPONSE` the connection stays open until the caller closes it. */
export function send(response: ServerResponse, answer: SandboxResponse): void {
  if (answer === NO_RESPONSE) return;
  const { status, type, body, headers = {} } = answer;
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store', ...headers });
  response.end(body);
}
