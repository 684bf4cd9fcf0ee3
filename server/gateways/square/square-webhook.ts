import { z } from 'zod';
import { type GatewayEvent, WebhookUnreadable } from '../gateway.ts';
import { fromMinorUnits } from '../minor-units.ts';
import { eventCurrency, eventText, eventTime, expectHmac, readSignedJson } from '../signatures.ts';

/** Maximum amount in smallest units. */
const MAX_UNITS = 99_999_999_999_999;

const money = z.object({ amount: z.int().min(0).max(MAX_UNITS), currency: eventCurrency });

/** The used fields of a Square event: https://developer.squareup.com/docs/webhooks/overview */
const eventSchema = z.object({
  type: eventText,
  event_id: eventText,
  created_at: eventTime,
  data: z.object({
    object: z
      .object({
        payment: z.object({ id: eventText, status: z.string(), amount_money: money }).optional(),
        refund: z
          .object({ id: eventText, status: z.string(), payment_id: eventText, amount_money: money })
          .optional(),
        dispute: z
          .object({ disputed_payment: z.object({ payment_id: eventText }), amount_money: money })
          .optional(),
      })
      .optional(),
  }),
});

/** The event of a Square webhook: HMAC-SHA256 over the registered address and the body, in base64. */
export function readSquareWebhook(
  key: string | null,
  { headers, body, url }: { headers: Headers; body: Buffer; url: string },
): GatewayEvent {
  const signed = Buffer.concat([Buffer.from(url), body]);
  expectHmac(key, signed, headers.get('x-square-hmacsha256-signature'), 'base64');
  const parsed = eventSchema.safeParse(readSignedJson(body));
  if (!parsed.success) throw new WebhookUnreadable('no event of Square');
  const { event_id: id, created_at: at, data, type } = parsed.data;
  const { payment, refund, dispute } = data.object ?? {};
  const about = { id, at, refundReference: null };
  if (payment?.status === 'COMPLETED') {
    return { ...about, kind: 'CAPTURED', reference: payment.id, money: moneyIn(payment.amount_money) };
  }
  if (refund?.status === 'COMPLETED') {
    const { payment_id: reference, id: refundReference } = refund;
    return { ...about, kind: 'REFUNDED', reference, refundReference, money: moneyIn(refund.amount_money) };
  }
  if (dispute && type === 'dispute.created') {
    const reference = dispute.disputed_payment.payment_id;
    return { ...about, kind: 'CHARGEBACK', reference, money: moneyIn(dispute.amount_money) };
  }
  return { ...about, kind: 'OTHER', reference: payment?.id ?? refund?.payment_id ?? null, money: null };
}

function moneyIn({ amount, currency }: z.infer<typeof money>) {
  return { amount: fromMinorUnits(BigInt(amount), currency), currency };
}
