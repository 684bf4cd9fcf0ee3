import { CLIENT_HEADER } from '../credentials.ts';
import type { Exchange } from '../exchange.ts';
import { EXAMPLES } from './graphiql-examples.ts';
import { graphiqlUrl } from './graphiql-files.ts';

// Required for cookie requests. A sign-in here also signs in the other tabs.
const HEADERS = JSON.stringify({ [CLIENT_HEADER]: 'graphiql' }, null, 2);

const OPTIONS = {
  endpoint: '/graphql',
  credentials: 'same-origin',
  headers: HEADERS,
  // The editor's first tab does not use it.
  initialVariables: variablesText(EXAMPLES[0]?.variables),
  defaultTabs: EXAMPLES.map(({ query, variables }) => ({
    query,
    ...(variables && { variables: variablesText(variables) }),
    headers: HEADERS,
  })),
};

function variablesText(variables: object | undefined): string {
  return variables ? JSON.stringify(variables, null, 2) : '';
}

const WORKERS = {
  editorWorkerService: 'editor-worker.js',
  json: 'json-worker.js',
  graphql: 'graphql-worker.js',
};

/** The editor writes style elements and has icons in its style sheet. Only its own script files run. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "connect-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self' data:",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The GraphiQL page. It loads only files of this host. */
export function graphiqlPage({ request, response }: Exchange): void {
  const page = render();
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(page),
    'cache-control': 'no-cache',
    'content-security-policy': POLICY,
  });
  response.end(request.method === 'HEAD' ? undefined : page);
}

function render(): string {
  const workers = Object.fromEntries(
    Object.entries(WORKERS).map(([label, name]) => [label, graphiqlUrl(name)]),
  );
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Aurifex GraphQL</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="${graphiqlUrl('graphiql.css')}">
  </head>
  <body>
    <noscript>GraphiQL needs JavaScript.</noscript>
    <div id="root"></div>
    <script src="${graphiqlUrl('graphiql.js')}"></script>
    <script src="${graphiqlUrl('start.js')}" data-workers="${attribute(workers)}" data-options="${attribute(OPTIONS)}"></script>
  </body>
</html>
`;
}

/** A value as JSON for a quoted attribute. */
function attribute(value: object): string {
  return JSON.stringify(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
