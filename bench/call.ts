/** An HTTP request and the check of its response. */
export interface Call {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The expected status. */
  readonly status: number;
  /** Whether a body is the expected result and not an error. It must be cheap, because every response is checked. */
  readonly accepts: (body: string) => boolean;
}

/** Whether a GraphQL response has no errors and, for a mutation, this type of result. */
export function isGraphqlSuccess(body: string, typename?: string): boolean {
  return (
    !body.startsWith('{"errors"') &&
    !body.includes('"errors":[') &&
    (typename === undefined || body.includes(`"__typename":"${typename}"`))
  );
}

/**
 * Sends a call once and returns the JSON of its response.
 * @throws if the call does not accept the response.
 */
export async function ask(call: Call): Promise<unknown> {
  const { url, method, headers, body } = call;
  const response = await fetch(url, { method, headers, ...(body === undefined ? {} : { body }) });
  const text = await response.text();
  if (response.status !== call.status || !call.accepts(text)) {
    throw new Error(`${method} ${url} returned ${response.status}: ${text.slice(0, 500)}`);
  }
  return text === '' ? null : JSON.parse(text);
}
