import { z } from 'zod';
import { decimal } from '../../lib/money.ts';
import { type GatewayEvent, GatewayUnavailable, WebhookForged, WebhookUnreadable } from '../gateway.ts';
import { eventAmount, eventCurrency, eventText, eventTime, readSignedJson } from '../signatures.ts';
import type { PayPalSdk } from './paypal-client.ts';

const money = z.object({ value: eventAmount, currency_code: eventCurrency });

/** The used fields of a PayPal event: https://developer.paypal.com/api/rest/webhooks/ */
const eventSchema = z.object({
  id: eventText,
  event_type: eventText,
  create_time: eventTime,
  resource: z.object({
    id: eventText.optional(),
    amount: money.optional(),
    dispute_amount: money.optional(),
    links: z.array(z.object({ rel: z.string(), href: z.string() })).optional(),
    disputed_transactions: z.array(z.object({ seller_transaction_id: eventText })).optional(),
  }),
});

const KINDS: Readonly<Record<string, GatewayEvent['kind']>> = {
  'PAYMENT.CAPTURE.COMPLETED': 'CAPTURED',
  'PAYMENT.CAPTURE.REFUNDED': 'REFUNDED',
  'CUSTOMER.DISPUTE.CREATED': 'CHARGEBACK',
};

/** Headers for PayPal's signature check, with their names in its request. */
const SIGNED = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
} as const;

/** The event of a PayPal webhook. PayPal checks its own signature. */
export async function readPayPalWebhook(
  paypal: PayPalSdk,
  webhookId: string | null,
  { headers, body }: { headers: Headers; body: Buffer },
): Promise<GatewayEvent> {
  const event = readSignedJson(body);
  const proof = Object.entries(SIGNED).map(([name, header]) => [name, headers.get(header)] as const);
  if (webhookId === null || proof.some(([, value]) => !value)) throw new WebhookForged('not signed');
  const facts = JSON.stringify({ ...Object.fromEntries(proof), webhook_id: webhookId });
  // The event is sent back byte for byte, because PayPal's signature covers its bytes.
  const asked = `${facts.slice(0, -1)},"webhook_event":${body.toString('utf8')}}`;
  if (!(await isVerified(paypal, asked))) throw new WebhookForged('not signed by PayPal');
  const parsed = eventSchema.safeParse(event);
  if (!parsed.success) throw new WebhookUnreadable('no event of PayPal');
  return eventOf(parsed.data);
}

async function isVerified({ client }: PayPalSdk, asked: string): Promise<boolean> {
  const request = client.getRequestBuilderFactory()('POST', '/v1/notifications/verify-webhook-signature');
  request.header('Content-Type', 'application/json');
  request.text(asked);
  request.authenticate([{ oauth2: true }]);
  try {
    const { result } = await request.callAsText();
    return /"verification_status"\s*:\s*"SUCCESS"/.test(result);
  } catch (error) {
    throw new GatewayUnavailable('PayPal did not say whether it signed', { cause: error });
  }
}

function eventOf({ id, event_type, create_time: at, resource }: z.infer<typeof eventSchema>): GatewayEvent {
  const kind = KINDS[event_type] ?? 'OTHER';
  const amount = resource.amount ?? resource.dispute_amount;
  const capture = resource.links?.find(({ rel }) => rel === 'up')?.href.match(/\/captures\/([^/]+)$/)?.[1];
  const [disputed] = resource.disputed_transactions ?? [];
  const own = resource.id ?? null;
  return {
    id,
    kind,
    reference: kind === 'REFUNDED' ? (capture ?? null) : (disputed?.seller_transaction_id ?? own),
    refundReference: kind === 'REFUNDED' ? own : null,
    money: amount ? { amount: decimal(amount.value).abs(), currency: amount.currency_code } : null,
    at,
  };
}
