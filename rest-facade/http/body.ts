import type { Request, RequestHandler, Response } from 'express';
import { RestFailure } from '../errors/failure.ts';
import type { Caller } from '../graphql/caller.ts';
import { signedIn } from '../graphql/result.ts';
import { RestCaller } from '../operations/auth.ts';
import type { RestRoute, Run } from '../route/route.ts';
import { MAX_FORM_BYTES, type Multipart, readMultipart } from '../uploads/read-multipart.ts';
import { isDeeperThan } from './json-depth.ts';

/** Deepest nesting of a body; real ones have four levels, grid layouts a few more. */
const MAX_DEPTH = 40;
/** Largest JSON of anybody. */
const MAX_JSON_BYTES = 1_048_576;
/** Largest JSON of a caller without a token, and of a token that is good for nothing. */
const MAX_VISITOR_BYTES = 65_536;
/** How long a body of JSON may take to arrive. */
const BODY_MS = 15_000;

/** What a call was sent. */
export type Content = {
  readonly body: unknown;
  readonly files: readonly File[];
  readonly filesByField: ReadonlyMap<string, File>;
};

/** Who sends it, as far as that is known before the body is read. */
export type Sender = { readonly token: string | null; readonly run: Run };

/**
 * Who calls, asked before a large body is read: 401 for a token that is worth nothing, 413 for more than a visitor may
 * send. What of the body was not read goes with the connection.
 */
export async function admitBody(route: RestRoute, request: Request, sender: Sender): Promise<Caller | null> {
  if (route.method === 'get') return null;
  const isForm = route.isMultipart && Boolean(request.is('multipart/form-data'));
  if (!isForm && !mayBeLarge(request)) return null;
  if (declaredBytes(request) > (isForm ? MAX_FORM_BYTES : MAX_JSON_BYTES)) throw tooLarge();
  if (sender.token === null) {
    if (declaredBytes(request) > MAX_VISITOR_BYTES) throw tooLarge();
    return null;
  }
  const caller = signedIn((await sender.run(RestCaller, {})).viewer);
  if (isForm) route.mayPost?.(caller);
  return caller;
}

/** Reads a form; `remove` its files when the call is over. */
export async function readForm(request: Request): Promise<Multipart> {
  if (request.is('multipart/form-data')) return readMultipart(request);
  return { fields: {}, files: [], filesByField: new Map(), remove: async () => {} };
}

/** Reads JSON within the bounds of a visitor, or of somebody who is known. */
export async function readJsonBody(
  request: Request,
  response: Response,
  read: { readonly small: RequestHandler; readonly large: RequestHandler },
  caller: Caller | null,
): Promise<unknown> {
  let late: NodeJS.Timeout | undefined;
  await new Promise<void>((resolve, reject) => {
    late = setTimeout(() => reject(tooSlow()), BODY_MS);
    const readJson = caller === null ? read.small : read.large;
    readJson(request, response, (error?: unknown) => (error ? reject(error) : resolve()));
  }).finally(() => clearTimeout(late));
  // Express types the parsed body as any; from here on it is unknown.
  const body: unknown = request.body;
  if (isDeeperThan(body, MAX_DEPTH))
    throw new RestFailure(400, [{ key: 'BAD_REQUEST', code: 'BAD_REQUEST' }]);
  return body;
}

/** Size limits of bodies, as body-parser takes them. */
export const JSON_BYTES = { small: MAX_VISITOR_BYTES, large: MAX_JSON_BYTES };

function mayBeLarge(request: Request): boolean {
  return request.get('transfer-encoding') !== undefined || declaredBytes(request) > MAX_VISITOR_BYTES;
}

function declaredBytes(request: Request): number {
  return Number(request.get('content-length') ?? 0);
}

function tooLarge(): RestFailure {
  return new RestFailure(413, [{ key: 'BODY_TOO_LARGE', code: 'BODY_TOO_LARGE' }]);
}

function tooSlow(): RestFailure {
  return new RestFailure(408, [{ key: 'BAD_REQUEST', code: 'BAD_REQUEST' }]);
}
