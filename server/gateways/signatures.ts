import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { decimal } from '../lib/money.ts';
import { WebhookForged, WebhookUnreadable } from './gateway.ts';

/** Throws unless the signature is the HMAC-SHA256 of `text` with the key. Without a key, no signature is valid. */
export function expectHmac(
  key: string | null,
  text: string | Buffer,
  signature: string | null,
  encoding: 'base64' | 'hex',
): void {
  if (key === null || signature === null) throw new WebhookForged('not signed, or no key to know it by');
  const expected = createHmac('sha256', key).update(text).digest();
  const given = Buffer.from(signature, encoding);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw new WebhookForged('signed by somebody else');
  }
}

/** Characters that columns cannot store and gateways do not send. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const UNSTORABLE = /[\u0000-\u001f\ud800-\udfff]/u;

/** Maximum amount stored for an event. */
const MAX = decimal('999999999999.99');

/** A text of an event that can be stored: an id or a name. */
export const eventText = z
  .string()
  .min(1)
  .max(255)
  .refine((text) => !UNSTORABLE.test(text));

/** An amount as text, small enough to be stored. */
export const eventAmount = z
  .string()
  .regex(/^-?\d{1,12}(\.\d{1,4})?$/)
  .refine((text) => decimal(text).abs().lessThanOrEqualTo(MAX));

/** ISO 4217. */
export const eventCurrency = z.string().regex(/^[A-Z]{3}$/);

/** A plausible time of an event. */
export const eventTime = z.coerce.date().min(new Date('2000-01-01')).max(new Date('2100-01-01'));

/**
 * The JSON of a signed event.
 * @throws WebhookUnreadable
 */
export function readSignedJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new WebhookUnreadable('no JSON');
  }
}
