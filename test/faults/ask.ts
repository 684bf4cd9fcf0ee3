import { type Actor, tokenOf } from '../../server/test/actors.ts';

/** An operation for a server process. */
export interface RestRequest {
  readonly query: string;
  readonly variables?: Record<string, unknown>;
  readonly as?: Actor;
  readonly token?: string;
  readonly headers?: Record<string, string>;
}

/** The response; use `result` as alias of a root field. */
export interface Asked {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests read deep into answers whose shape the document decides.
  readonly result: any;
  readonly codes: string[];
  readonly headers: Headers;
}

/** Sends an operation to a server process; rejects without a response. */
export async function ask(
  server: { url: string },
  { query, variables, as, token, headers }: RestRequest,
): Promise<Asked> {
  const bearer = token ?? (as ? tokenOf(as) : null);
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
      ...headers,
    },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors = [] } = await response.json();
  return {
    status: response.status,
    result: data?.result ?? null,
    codes: errors.map((error: { extensions?: { code?: string } }) => error.extensions?.code),
    headers: response.headers,
  };
}
