import type { Books } from './books.ts';
import { json, type SandboxRequest, type SandboxResponse } from './exchange.ts';
import { notifyOfChargeback } from './nmi/nmi-events.ts';
import { escaped, page } from './page.ts';
import { notifyOfDispute } from './square/square-events.ts';
import { TEST_CARDS } from './test-cards.ts';
import type { Listener, Notifier } from './webhooks.ts';

/**
 * Endpoints that control the sandbox: `GET /` is a page for people, `/control/…` is for tests. `PUT /control/listener`
 * sets the receiver of events, `POST /control/events/<id>/replay` sends an event again, and `POST
 * /control/transactions/<id>/charge-back` starts a chargeback.
 */
export async function handleControl(
  books: Books,
  notifier: Notifier,
  request: SandboxRequest,
): Promise<SandboxResponse> {
  const [, what = '', id = '', act = ''] =
    request.path.match(/^\/control\/(\w+)(?:\/([^/]+)\/([\w-]+))?$/) ?? [];
  switch (`${request.method} ${what}${act && ` ${act}`}`) {
    case 'PUT listener':
      notifier.setListener(JSON.parse(request.body) as Listener | null); // sent by the operator of this sandbox
      return json(200, {});
    case 'GET events':
      return json(200, books.events);
    case 'GET transactions':
      return json(200, books.transactions);
    case 'POST events replay':
      return json(200, { status: await notifier.replay(id) });
    case 'POST transactions charge-back':
      return chargeBack(books, notifier, id);
    default:
      return request.path === '/' ? frontPage() : json(404, {});
  }
}

function chargeBack(books: Books, notifier: Notifier, id: string): SandboxResponse {
  const found = books.transactions.find((each) => each.id === id);
  if (!found) return json(404, {});
  if (found.provider === 'square') notifyOfDispute(notifier, found);
  if (found.provider === 'nmi') notifyOfChargeback(notifier, found.cents, found.card);
  return json(200, {});
}

function frontPage(): SandboxResponse {
  const rows = TEST_CARDS.map(
    ({ number, brand, what }) => `<tr><td>${number}<td>${brand}<td>${escaped(what)}</tr>`,
  ).join('');
  return page(
    'Payments',
    `<p class="mark">Sandbox: no money moves.</p><h1>Payments</h1>
     <p>Simulates Square, NMI and PayPal for the portal. Use any future month and any security code. The card fields accept only these cards:</p>
     <table><tr><th>Number<th>Type<th>The card</tr>${rows}</table>`,
  );
}
