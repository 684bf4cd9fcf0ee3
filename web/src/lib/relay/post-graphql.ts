import type { UploadableMap, Variables } from 'relay-runtime';
import { cartSessionId } from '../session/cart-session.ts';
import { noteConnection } from './connection.ts';
import { NetworkError } from './request-errors.ts';

/** An entry of a GraphQL answer's `errors`. */
export type AnswerError = {
  readonly message: string;
  readonly path?: ReadonlyArray<string | number>;
  readonly extensions?: { readonly code?: string; readonly permission?: number; readonly requestId?: string };
};

/** A GraphQL answer, with the request id for error pages. */
export type Answer = {
  readonly data: Record<string, unknown> | null;
  readonly errors: readonly AnswerError[];
  readonly requestId: string | null;
  /** HTTP status. */
  readonly status: number;
};

/** A request: the id of a persisted operation and its variables. Files are sent as a GraphQL multipart request. */
export type Operation = {
  readonly documentId: string;
  readonly operationName: string;
  readonly variables: Variables;
  readonly files?: UploadableMap | null;
  /** Aborts the request. */
  readonly signal?: AbortSignal;
};

const ENDPOINT = '/graphql';

/**
 * Sends one operation with the session cookies. Other sites cannot set the `x-aurifex-client` header; the server
 * refuses cookie requests without it. Throws {@link NetworkError} without a GraphQL answer.
 */
export async function postGraphql(operation: Operation): Promise<Answer> {
  const response = await send(operation);
  const requestId = response.headers.get('x-request-id');
  const body: unknown = await response.json().catch(() => null);
  if (!isAnswerBody(body)) {
    throw new NetworkError(`The server answered ${response.status}`, response.status);
  }
  const errors = body.errors ?? [];
  return {
    data: body.data ?? null,
    errors,
    status: response.status,
    requestId:
      requestId ?? errors.find((error) => error.extensions?.requestId)?.extensions?.requestId ?? null,
  };
}

async function send({ files, signal, ...operation }: Operation): Promise<Response> {
  const headers: Record<string, string> = {
    accept: 'application/json',
    'accept-language': document.documentElement.lang || 'en',
    'x-aurifex-client': 'web',
    // Headers are ASCII; an empty one selects the user's own cart.
    'x-cart-session': encodeURIComponent(cartSessionId() ?? ''),
  };
  const hasFiles = files != null && Object.keys(files).length > 0;
  if (!hasFiles) headers['content-type'] = 'application/json';
  try {
    const response = await fetch(ENDPOINT, {
      method: 'POST',
      credentials: 'same-origin',
      headers,
      signal,
      body: hasFiles ? multipart(operation, files) : JSON.stringify(operation),
    });
    noteConnection(true);
    return response;
  } catch (error) {
    if (!signal?.aborted) noteConnection(false);
    throw new NetworkError('The server could not be reached', null, { cause: error });
  }
}

/** GraphQL multipart request: operations, map, then the files. A key such as `input.file` names its variable. */
function multipart(operation: Omit<Operation, 'files' | 'signal'>, files: UploadableMap): FormData {
  const form = new FormData();
  const entries = Object.entries(files);
  const variables = entries.reduce<Variables>(
    (without, [path]) => withNull(without, path.split('.')),
    operation.variables,
  );
  form.set('operations', JSON.stringify({ ...operation, variables }));
  form.set(
    'map',
    JSON.stringify(Object.fromEntries(entries.map(([path], i) => [String(i), [`variables.${path}`]]))),
  );
  for (const [i, [, file]] of entries.entries()) form.set(String(i), file);
  return form;
}

/** A copy of JSON variables with null at the path of a file. */
function withNull(target: Variables, [key, ...rest]: string[]): Variables {
  if (key === undefined) return target;
  const below: unknown = target[key];
  if (rest.length === 0 || typeof below !== 'object' || below === null) return { ...target, [key]: null };
  return { ...target, [key]: withNull({ ...below }, rest) };
}

type AnswerBody = { data?: Record<string, unknown> | null; errors?: AnswerError[] };

function isAnswerBody(body: unknown): body is AnswerBody {
  return typeof body === 'object' && body !== null && ('data' in body || 'errors' in body);
}
