import { documentId } from './document-id.ts';
import type { Execute, ExecuteContext, Execution } from './execute.ts';

/** A fetch that also receives the context: in process, the address is not sent as a header. */
export type GraphqlFetch = (url: string, init: RequestInit, context: ExecuteContext) => Promise<Response>;

/**
 * Runs documents over GraphQL's HTTP protocol by their ids. With `yoga.fetch` it stays in process; the global `fetch`
 * uses the network. Throws if the answer is not GraphQL.
 */
export function executeOverFetch(fetchGraphql: GraphqlFetch, url: string): Execute {
  return async function execute<Result>(
    document: { toString(): string },
    variables: unknown,
    context: ExecuteContext,
  ): Promise<Execution<Result>> {
    const response = await fetchGraphql(url, requestInit(documentId(document), variables, context), context);
    // The type of the document was generated from the schema of the server.
    return (await response.json()) as Execution<Result>;
  };
}

function requestInit(id: string, variables: unknown, context: ExecuteContext): RequestInit {
  const files: [path: string, file: File][] = [];
  const operation = { documentId: id, variables: withoutFiles(variables, 'variables', files) };
  const headers: Record<string, string> = {
    accept: 'application/json',
    'accept-language': context.language,
    'x-request-id': context.requestId,
  };
  if (context.token !== null) headers.authorization = `Bearer ${context.token}`;
  if (files.length === 0) headers['content-type'] = 'application/json';
  return {
    method: 'POST',
    headers,
    body: files.length === 0 ? JSON.stringify(operation) : multipartBody(operation, files),
    ...(context.signal ? { signal: context.signal } : {}),
  };
}

/** A copy of the variables with null in place of each file, as the multipart request protocol requires. */
function withoutFiles(value: unknown, path: string, files: [string, File][]): unknown {
  if (value instanceof File) {
    files.push([path, value]);
    return null;
  }
  if (Array.isArray(value)) return value.map((item, index) => withoutFiles(item, `${path}.${index}`, files));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withoutFiles(item, `${path}.${key}`, files)]),
  );
}

function multipartBody(operation: unknown, files: readonly [string, File][]): FormData {
  const form = new FormData();
  form.append('operations', JSON.stringify(operation));
  form.append('map', JSON.stringify(Object.fromEntries(files.map(([path], index) => [index, [path]]))));
  files.forEach(([, file], index) => {
    form.append(String(index), file, file.name);
  });
  return form;
}
