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
 * `POST /webhooks/payments/<gateway>`: what payment gateways tell by themselves. Only what the gateway has signed is
 * believed, whoever sends it; no session counts. An event is kept and dealt with later, so that the gateway is answered at
 * once; told again, it is answered the same and nothing happens.
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
      // The address as it is registered with the gateway, which may sign it; the query is none of it.
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

/** Why an event is not taken; null: a bug, or a database that is away. The gateway tells it again later. */
function refusalOf(error: unknown): { status: number; code: string } | null {
  if (error instanceof WebhookForged) return { status: 403, code: 'WEBHOOK_FORGED' };
  if (error instanceof WebhookUnreadable) return { status: 400, code: 'WEBHOOK_UNREADABLE' };
  if (error instanceof GatewayUnavailable) return { status: 503, code: 'GATEWAY_UNAVAILABLE' };
  return error instanceof UnreadableBodyError ? error : null;
}
