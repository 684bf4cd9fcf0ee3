import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../config/config.ts';
import { type Exchange, type Handler, respondJson } from '../exchange.ts';

const SCRIPTS: ReadonlyMap<string, string> = new Map(
  ['frame-messages.js', 'square-fields.js', 'nmi-fields.js'].map((name) => [
    name,
    readFileSync(join(import.meta.dirname, name), 'utf8'),
  ]),
);

/** A page of card fields: the script that it runs, and the hosts that the script may access. */
type FieldsPage = {
  readonly script: string;
  /** Attributes of the provider's script element, and of the body. */
  readonly scriptFacts: Readonly<Record<string, string>>;
  readonly facts: Readonly<Record<string, string>>;
  readonly own: string;
  readonly hosts: readonly string[];
};

/**
 * Card fields of the real providers, for `/card-fields/square` and `/card-fields/nmi`: frames of our own origin that
 * run the provider's script, so that pages themselves run only our scripts. The sandbox serves its own fields from its
 * own origin.
 */
export function createCardFieldsHandler({ gateways }: Pick<Config, 'gateways'>): Handler {
  return (exchange) => {
    const name = exchange.url.pathname.slice('/card-fields/'.length);
    const script = SCRIPTS.get(name);
    if (script !== undefined) return send(exchange, 'text/javascript; charset=utf-8', script);
    const page = gateways.sandboxUrl ? null : pageOf(name, gateways);
    if (!page) return respondJson(exchange, 404, { code: 'NOT_FOUND' });
    setFramePolicy(exchange, page.hosts);
    return send(exchange, 'text/html; charset=utf-8', html(page));
  };
}

function pageOf(name: string, { square, nmi }: Config['gateways']): FieldsPage | null {
  if (name === 'square' && square) {
    const isTrial = square.applicationId.startsWith('sandbox-');
    const host = `https://${isTrial ? 'sandbox.' : ''}web.squarecdn.com`;
    const domain = isTrial ? 'squareupsandbox.com' : 'squareup.com';
    return {
      script: `${host}/v1/square.js`,
      scriptFacts: {},
      facts: { application: square.applicationId, location: square.locationId },
      own: 'square-fields.js',
      hosts: [
        host,
        `https://connect.${domain}`,
        `https://pci-connect.${domain}`,
        'https://square-fonts-production-f.squarecdn.com',
        'https://d1g145x70srn7h.cloudfront.net',
      ],
    };
  }
  if (name === 'nmi' && nmi) {
    const { origin } = new URL(nmi.url);
    return {
      script: `${origin}/token/Collect.js`,
      scriptFacts: { 'tokenization-key': nmi.tokenizationKey },
      facts: {},
      own: 'nmi-fields.js',
      hosts: [origin],
    };
  }
  return null;
}

/** Only our own pages may embed the frame, and it may connect only to the provider. */
function setFramePolicy({ response }: Exchange, hosts: readonly string[]): void {
  const from = hosts.join(' ');
  response.setHeader('x-frame-options', 'SAMEORIGIN');
  response.setHeader(
    'content-security-policy',
    [
      "default-src 'none'",
      `script-src 'self' ${from}`,
      `style-src 'unsafe-inline' ${from}`,
      `font-src ${from}`,
      `img-src data: ${from}`,
      `connect-src ${from}`,
      `frame-src ${from}`,
      "frame-ancestors 'self'",
      "base-uri 'none'",
      "form-action 'none'",
    ].join('; '),
  );
}

function html({ script, scriptFacts, facts, own }: FieldsPage): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Card</title><style>${STYLE}</style>
<body${attributes(facts)}><div id="card"></div>
<script src="${script}"${attributes(scriptFacts)}></script><script type="module" src="${own}"></script></body></html>`;
}

function attributes(facts: Readonly<Record<string, string>>): string {
  return Object.entries(facts)
    .map(([name, value]) => ` data-${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`)
    .join('');
}

const STYLE =
  'body{margin:0;padding:3px;font:14px/1.4 system-ui,sans-serif}label{display:block;margin-bottom:12px}';

function send({ request, response }: Exchange, type: string, body: string): void {
  response.writeHead(200, {
    'content-type': type,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-cache',
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
