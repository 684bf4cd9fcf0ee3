import { randomBytes } from 'node:crypto';
import { CLIENT_HEADER } from './credentials.ts';
import type { Exchange } from './exchange.ts';
import { EXAMPLES } from './graphiql-examples.ts';

const OPTIONS = {
  title: 'Aurifex GraphQL',
  endpoint: '/graphql',
  credentials: 'same-origin',
  // Cookie requests need it; with it, signing in here signs in the other tabs.
  headers: JSON.stringify({ [CLIENT_HEADER]: 'graphiql' }, null, 2),
  defaultTabs: EXAMPLES.map(({ query, variables }) => ({
    query,
    ...(variables ? { variables: JSON.stringify(variables, null, 2) } : {}),
    headers: JSON.stringify({ [CLIENT_HEADER]: 'graphiql' }, null, 2),
  })),
} as const;

/** The GraphiQL page with everything in it: no other host is asked. Its package is loaded when first needed. */
export async function graphiqlPage({ request, response }: Exchange): Promise<void> {
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
  const nonce = randomBytes(18).toString('base64url');
  const page = renderGraphiQL({ ...OPTIONS, defaultTabs: [...OPTIONS.defaultTabs] }).replace(
    '<script>',
    `<script nonce="${nonce}">`,
  );
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(page),
    'cache-control': 'no-store',
    'content-security-policy': policy(nonce),
  });
  response.end(request.method === 'HEAD' ? undefined : page);
}

/** Its editor makes workers and style elements of its own. */
function policy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' blob:`,
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self' data:",
    "img-src 'self' data:",
    'worker-src blob:',
    "frame-ancestors 'none'",
  ].join('; ');
}
