import type { Page } from 'playwright-core';

/** A browser window, or a session without one. */
export type Session = Pick<Page, 'request'>;

// biome-ignore lint/suspicious/noExplicitAny: the result of any operation
type Result = any;

/** Runs an operation in the session of a page. The page learns of it only from the server. */
export async function runOperation(
  { request }: Session,
  query: string,
  variables: object = {},
): Promise<Result> {
  const headers = { 'x-aurifex-client': 'web' };
  const response = await request.post('/graphql', { headers, data: { query, variables }, maxRetries: 2 });
  return (await response.json()).data;
}
