import { z } from 'zod';
import { decimal } from '../../lib/money.ts';
import { type GatewayEvent, WebhookUnreadable } from '../gateway.ts';
import { eventAmount, eventCurrency, eventText, expectHmac, readSignedJson } from '../signatures.ts';

const text = z.coerce.string().pipe(eventText);
const amount = eventAmount;

/** The used fields of an NMI event. */
const eventSchema = z.object({
  event_id: eventText,
  event_type: eventText,
  event_body: z.object({
    transaction_id: text.optional(),
    currency: eventCurrency.optional(),
    action: z.object({ amount }).optional(),
    chargebacks: z
      .array(z.object({ transaction_id: text.optional(), chargeback_amount: amount.optional() }))
      .optional(),
  }),
});

const KINDS: Readonly<Record<string, GatewayEvent['kind']>> = {
  'transaction.capture.success': 'CAPTURED',
  'transaction.sale.success': 'CAPTURED',
  'transaction.refund.success': 'REFUNDED',
  'chargeback.batch.complete': 'CHARGEBACK',
};

/**
 * The event of an NMI webhook: `Webhook-Signature: t=<nonce>,s=<HMAC-SHA256 of nonce, dot and body, in hex>`. Batches
 * of chargebacks contain cards and amounts but rarely transactions, which staff then have to find.
 */
export function readNmiWebhook(
  key: string | null,
  { headers, body }: { headers: Headers; body: Buffer },
  now = new Date(),
): GatewayEvent {
  const [, nonce = '', signature = null] =
    headers.get('webhook-signature')?.match(/^t=([^,]+),\s*s=([0-9a-fA-F]{64})$/) ?? [];
  expectHmac(key, Buffer.concat([Buffer.from(`${nonce}.`), body]), signature, 'hex');
  const parsed = eventSchema.safeParse(readSignedJson(body));
  if (!parsed.success) throw new WebhookUnreadable('no event of NMI');
  const { event_id: id, event_type: type, event_body: about } = parsed.data;
  const [only, ...others] = about.chargebacks ?? [];
  const single = others.length === 0 ? only : undefined;
  const money = about.action?.amount ?? single?.chargeback_amount;
  return {
    id,
    kind: KINDS[type] ?? 'OTHER',
    reference: about.transaction_id ?? single?.transaction_id ?? null,
    refundReference: null,
    money: money === undefined ? null : { amount: decimal(money).abs(), currency: about.currency ?? 'USD' },
    at: now,
  };
}
