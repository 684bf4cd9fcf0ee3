import { type Actor, bearer } from '../../server/test/actors.ts';
import { expectDocumented } from '../rest/conformance.ts';

/** An HTTP response. Varying parts of the text, such as its id, are removed. */
export type Answer = { status: number; text: string; body: unknown };

/** A request to the running product, without its actor. */
export type RestRequest = {
  method?: string;
  path: string;
  body?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
};

/** Sends a request as an actor. A REST response must match the OpenAPI document. */
export async function ask(url: string, actor: Actor, request: RestRequest): Promise<Answer> {
  const { path, body, form, method = body || form ? 'POST' : 'GET' } = request;
  const json = body === undefined ? {} : { 'content-type': 'application/json' };
  const response = await fetch(url + path, {
    method,
    headers: { ...json, ...bearer(actor), ...request.headers } as Record<string, string>,
    body: form ?? (body === undefined ? null : JSON.stringify(body)),
  });
  const id = response.headers.get('x-request-id') ?? '';
  const text = (await response.text()).replaceAll(id || '\u0000', 'request-id');
  const { status, headers } = response;
  const isPdf = headers.get('content-type') === 'application/pdf';
  const answered = isPdf ? { pdf: text.slice(0, 5) } : parsed(text);
  if (path.startsWith('/api/')) {
    expectDocumented({ method, path: path.slice('/api'.length), status, headers, body: answered });
  }
  return { status, text, body: answered };
}

/** Sends an operation as an actor; with a file in its input as multipart. */
export function sendGraphql(
  url: string,
  actor: Actor,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Answer> {
  const input = Object(variables['input']);
  if (!(input.file instanceof File)) {
    return ask(url, actor, { path: '/graphql', body: { query, variables } });
  }
  const form = new FormData();
  const empty = { ...variables, input: { ...input, file: null } };
  form.append('operations', JSON.stringify({ query, variables: empty }));
  form.append('map', JSON.stringify({ 0: ['variables.input.file'] }));
  form.append('0', input.file);
  return ask(url, actor, { path: '/graphql', form });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
