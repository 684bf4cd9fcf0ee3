import type { Request, RequestHandler, Response } from 'express';
import { RestFailure } from '../errors/failure.ts';
import type { Caller } from '../graphql/caller.ts';
import { signedIn } from '../graphql/result.ts';
import { RestCaller } from '../operations/auth.ts';
import type { RestRoute, Run } from '../route/route.ts';
import { MAX_FORM_BYTES, type Multipart, readMultipart } from '../uploads/read-multipart.ts';

/** Maximum nesting of a body; real bodies have four levels, grid layouts a few more. */
const MAX_DEPTH = 40;
/** Maximum size of a JSON body. */
const MAX_JSON_BYTES = 1_048_576;
/** Maximum JSON size for callers without a valid token. */
const MAX_VISITOR_BYTES = 65_536;
/** Time limit for receiving a JSON body. */
const BODY_MS = 15_000;

/** The received content of a call. */
export type Content = {
  readonly body: unknown;
  readonly files: readonly File[];
  readonly filesByField: ReadonlyMap<string, File>;
};

/** The sender, as far as known before the body is read. */
export type Sender = { readonly token: string | null; readonly run: Run };

/**
 * Authenticates the caller before a large body is read: 401 for an invalid token, 413 for more than a visitor may send.
 * The connection closes with the unread part of the body.
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

/** Reads a form; call `remove` to delete its files after the call. */
export async function readForm(request: Request): Promise<Multipart> {
  if (request.is('multipart/form-data')) return readMultipart(request);
  return { fields: {}, files: [], filesByField: new Map(), remove: async () => {} };
}

/** Reads JSON within the size limit of a visitor or a signed-in caller. */
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
  // Express types the parsed body as any.
  const body: unknown = request.body;
  if (isDeeperThan(body, MAX_DEPTH))
    throw new RestFailure(400, [{ key: 'BAD_REQUEST', code: 'BAD_REQUEST' }]);
  return body;
}

/** Size limits of bodies for body-parser. */
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

/** Whether parsed JSON is nested deeper than this number of levels. Iterates by level, without recursion. */
function isDeeperThan(value: unknown, levels: number): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; depth <= levels; depth += 1) {
    level = level.flatMap((item) => (typeof item === 'object' && item !== null ? Object.values(item) : []));
    if (level.length === 0) return false;
  }
  return true;
}
