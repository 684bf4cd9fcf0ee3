/** One HTTP request and what counts as an answer to it. */
export interface Call {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The status that the answer has to have. */
  readonly status: number;
  /** Whether a body is what was asked for, and no error in its place. Cheap: every answer is looked at. */
  readonly accepts: (body: string) => boolean;
}

/** Answers of a GraphQL server, and of a mutation with this type of result, without errors. */
export function isGraphqlSuccess(body: string, typename?: string): boolean {
  return (
    !body.startsWith('{"errors"') &&
    !body.includes('"errors":[') &&
    (typename === undefined || body.includes(`"__typename":"${typename}"`))
  );
}

/**
 * Sends a call once and answers its JSON.
 * @throws when the answer is not what the call accepts.
 */
export async function ask(call: Call): Promise<unknown> {
  const { url, method, headers, body } = call;
  const response = await fetch(url, { method, headers, ...(body === undefined ? {} : { body }) });
  const text = await response.text();
  if (response.status !== call.status || !call.accepts(text)) {
    throw new Error(`${method} ${url} answered ${response.status}: ${text.slice(0, 500)}`);
  }
  return text === '' ? null : JSON.parse(text);
}
