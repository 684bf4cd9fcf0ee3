import type { Page } from 'playwright-core';

/** A browser window, or a session without one. */
export type Session = Pick<Page, 'request'>;

/** Runs an operation in the session of a page. The page learns of it only from the server. */
// biome-ignore lint/suspicious/noExplicitAny: results of any operation
export async function runOperation(
  { request }: Session,
  query: string,
  variables: object = {},
): Promise<any> {
  const headers = { 'x-aurifex-client': 'web' };
  const response = await request.post('/graphql', { headers, data: { query, variables } });
  return (await response.json()).data;
}
