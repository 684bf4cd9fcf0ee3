import { createHmac, timingSafeEqual } from 'node:crypto';
import { WebhookForged } from './gateway.ts';

/** Refuses what is not signed with the key: HMAC-SHA256 over `text`. Without a key nothing is believed. */
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

/** The JSON object of an event that is signed; one that is none counts as forged. */
export function readSignedJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new WebhookForged('no JSON');
  }
}
