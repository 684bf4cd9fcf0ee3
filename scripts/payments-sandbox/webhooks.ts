import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Books, Provider, SandboxEvent } from './books.ts';

/** Keys that events are signed with; the product knows them as the sandbox's. */
export const WEBHOOK_KEYS = {
  square: 'sandbox-square-webhooks',
  nmi: 'sandbox-nmi-webhooks',
  paypal: 'SANDBOX-PAYPAL-WEBHOOK',
} as const;

/** Pauses before an event is told again when nobody took it. */
const PAUSES_MS = [0, 500, 2_000, 8_000];

/** Who is told of events: where they are sent, and the address that the merchant has registered, which Square signs. */
export type Listener = { readonly deliverTo: string; readonly registered: string };

/** Tells the merchant what happened. */
export type Notifier = {
  setListener: (listener: Listener | null) => void;
  /** Notes an event and sends it. */
  notify: (provider: Provider, makeBody: (id: string, at: string) => object) => void;
  /** Sends an event of the past again; answers the merchant's status, or null where there is none. */
  replay: (id: string) => Promise<number | null>;
};

/** Sends events that are signed as each provider signs them. */
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

/** The headers that prove who sent an event. */
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

/** What stands for PayPal's signature; its verification is asked of the sandbox, as it is of PayPal. */
export function payPalSignature(id: string, time: string, body: string): string {
  return hmac(WEBHOOK_KEYS.paypal, `${id}|${time}|${body}`, 'base64');
}

function hmac(key: string, text: string, encoding: 'base64' | 'hex'): string {
  return createHmac('sha256', key).update(text).digest(encoding);
}
