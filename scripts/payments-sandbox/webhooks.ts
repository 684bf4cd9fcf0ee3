import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Books, Provider, SandboxEvent } from './books.ts';

/** Keys that sign the sandbox's events. The product has them too. */
export const WEBHOOK_KEYS = {
  square: 'sandbox-square-webhooks',
  nmi: 'sandbox-nmi-webhooks',
  paypal: 'SANDBOX-PAYPAL-WEBHOOK',
} as const;

/** Pauses before an event is sent again when delivery failed. */
const PAUSES_MS = [0, 500, 2_000, 8_000];

/** The receiver of events: where they are sent, and the registered address, which is part of Square's signature. */
export type Listener = { readonly deliverTo: string; readonly registered: string };

/** Sends events to the merchant. */
export type Notifier = {
  setListener: (listener: Listener | null) => void;
  /** Stores an event and sends it. */
  notify: (provider: Provider, makeBody: (id: string, at: string) => object) => void;
  /** Sends a past event again. Returns the merchant's status, or null if there was no response. */
  replay: (id: string) => Promise<number | null>;
};

/** Sends events with each provider's signature. */
export function createNotifier(books: Books, initial: Listener | null): Notifier {
  let listener = initial;

  async function send({ provider, body, id }: SandboxEvent): Promise<number | null> {
    if (!listener) return null;
    const response = await fetch(`${listener.deliverTo}/webhooks/payments/${provider}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...signed(provider, id, body, `${listener.registered}/webhooks/payments/${provider}`),
      },
      body,
      signal: AbortSignal.timeout(10_000),
    });
    await response.body?.cancel();
    return response.status;
  }

  async function deliver(event: SandboxEvent): Promise<void> {
    for (const pause of PAUSES_MS) {
      await wait(pause, undefined, { ref: false });
      const status = await send(event).catch(() => 0);
      if (status === null || (status >= 200 && status < 300)) return;
    }
  }

  return {
    setListener: (next) => {
      listener = next;
    },
    notify: (provider, makeBody) => {
      const id = randomUUID();
      const event = { id, provider, body: JSON.stringify(makeBody(id, new Date().toISOString())) };
      books.events.push(event);
      books.save();
      void deliver(event);
    },
    replay: async (id) => {
      const event = books.events.find((each) => each.id === id);
      return event ? await send(event) : null;
    },
  };
}

/** The headers that prove the sender of an event. */
export function signed(provider: Provider, id: string, body: string, url: string): Record<string, string> {
  if (provider === 'square') {
    return { 'x-square-hmacsha256-signature': hmac(WEBHOOK_KEYS.square, url + body, 'base64') };
  }
  if (provider === 'nmi') {
    const nonce = String(Date.now());
    return { 'webhook-signature': `t=${nonce},s=${hmac(WEBHOOK_KEYS.nmi, `${nonce}.${body}`, 'hex')}` };
  }
  const time = new Date().toISOString();
  return {
    'paypal-transmission-id': id,
    'paypal-transmission-time': time,
    'paypal-cert-url': 'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-SANDBOX',
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-transmission-sig': payPalSignature(id, time, body),
  };
}

/** The replacement for PayPal's signature. As with PayPal, the product calls the sandbox to verify it. */
export function payPalSignature(id: string, time: string, body: string): string {
  return hmac(WEBHOOK_KEYS.paypal, `${id}|${time}|${body}`, 'base64');
}

function hmac(key: string, text: string, encoding: 'base64' | 'hex'): string {
  return createHmac('sha256', key).update(text).digest(encoding);
}
