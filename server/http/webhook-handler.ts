import type { Database } from '../database/client.ts';
import { keepGatewayEvent } from '../domains/cards/gateway-events/keep-gateway-event.ts';
import { type Gateways, gatewayByCode } from '../gateways/create-gateways.ts';
import {
  GatewayUnavailable,
  type PaymentGateway,
  WebhookForged,
  WebhookUnreadable,
} from '../gateways/gateway.ts';
import { note } from '../observability/request-notes.ts';
import type { Services } from '../services/services.ts';
import { type Handler, respondJson } from './exchange.ts';
import { MAX_VISITOR_BODY, readText, UnreadableBodyError } from './read-body.ts';

/**
 * `POST /webhooks/payments/<gateway>`: events of payment gateways. Only events with the gateway's signature are
 * accepted; there is no session. An event is stored and processed later, so that the gateway gets its response at once.
 * A repeated event gets the same response without another effect.
 */
export function createWebhookHandler({
  db,
  services: { gateways, config },
}: {
  db: Database;
  services: Pick<Services, 'gateways' | 'config'>;
}): Handler {
  return async (exchange) => {
    const { request, response, url } = exchange;
    const gateway = gatewayAt(gateways, url.pathname);
    if (!gateway) return respondJson(exchange, 404, { code: 'NOT_FOUND' });
    if (request.method !== 'POST') {
      response.setHeader('allow', 'POST');
      return respondJson(exchange, 405, { code: 'METHOD_NOT_ALLOWED' });
    }
    try {
      const body = Buffer.from(await readText(request, MAX_VISITOR_BODY));
      // The address as registered with the gateway, which may sign it, without the query.
      const registered = `${config.publicUrl}${url.pathname}`;
      const headers = new Headers(
        Object.entries(request.headers).flatMap(([name, value]) =>
          typeof value === 'string' ? [[name, value] as [string, string]] : [],
        ),
      );
      const event = await gateway.readWebhook({ headers, body, url: registered });
      await keepGatewayEvent(db, gateway.code, event);
      respondJson(exchange, 200, { received: true });
    } catch (error) {
      const refusal = refusalOf(error);
      if (!refusal) throw error;
      note({ refusal: refusal.code });
      respondJson(exchange, refusal.status, { code: refusal.code });
    }
  };
}

const GATEWAY_PATH = /^\/webhooks\/payments\/(square|nmi|paypal)$/;

function gatewayAt(gateways: Gateways, path: string): PaymentGateway | null {
  const [, name] = GATEWAY_PATH.exec(path) ?? [];
  return name === undefined ? null : gatewayByCode(gateways, name.toUpperCase());
}

/** Why an event is refused; null for a bug or an unreachable database. The gateway retries later. */
function refusalOf(error: unknown): { status: number; code: string } | null {
  if (error instanceof WebhookForged) return { status: 403, code: 'WEBHOOK_FORGED' };
  if (error instanceof WebhookUnreadable) return { status: 400, code: 'WEBHOOK_UNREADABLE' };
  if (error instanceof GatewayUnavailable) return { status: 503, code: 'GATEWAY_UNAVAILABLE' };
  return error instanceof UnreadableBodyError ? error : null;
}
