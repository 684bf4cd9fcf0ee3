import type { IncomingMessage, ServerResponse } from 'node:http';

/** A request as the protocols read it. */
export type Ask = {
  readonly method: string;
  /** Below the provider's folder: `/v2/payments`. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  /** Address of the sandbox, as the caller knows it. */
  readonly origin: string;
};

/** An answer; `NEVER` leaves the caller waiting. */
export type Answer =
  | {
      readonly status: number;
      readonly type: string;
      readonly body: string;
      readonly headers?: Record<string, string>;
    }
  | typeof NEVER;

/** No answer at all. */
export const NEVER = Symbol('no answer');

/** An answer in JSON. */
export function json(status: number, body: unknown): Exclude<Answer, typeof NEVER> {
  return { status, type: 'application/json; charset=utf-8', body: JSON.stringify(body) };
}

/** What a broken proxy answers. */
export const GARBAGE: Answer = {
  status: 200,
  type: 'text/html',
  body: '<html><body>It works!</body></html>',
};

/** Reads a request to its end; bodies of more than 1 MB are cut off. */
export async function readAsk(request: IncomingMessage, origin: string, prefix: string): Promise<Ask> {
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

/** Sends an answer; without one the connection stays open until the caller has enough. */
export function send(response: ServerResponse, answer: Answer): void {
  if (answer === NEVER) return;
  const { status, type, body, headers = {} } = answer;
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store', ...headers });
  response.end(body);
}
