import { randomUUID } from 'node:crypto';
import { preferredLanguage } from './graphql-context.ts';
import type { GraphqlEngine } from './graphql-engine.ts';
import { idempotencyKey } from './graphql-handler.ts';

/** Runs a GraphQL request inside the process, as if it had come over HTTP from the address. */
export type InProcessGraphql = (
  url: string,
  init: RequestInit,
  caller: { address: string },
) => Promise<Response>;

/** GraphQL without the network, for the REST facade. It takes tokens only: no cookies are read or set. */
export function createInProcessGraphql(engine: GraphqlEngine): InProcessGraphql {
  return async (url, init, { address }) => {
    const headers = new Headers(init.headers);
    const token = /^bearer\s+(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? null;
    return engine.fetch(url, init, {
      facts: {
        requestId: headers.get('x-request-id') ?? randomUUID(),
        address,
        credentials: { token, refreshToken: null, fromCookie: false },
        language: preferredLanguage(headers.get('accept-language')),
        userAgent: headers.get('user-agent'),
        idempotencyKey: idempotencyKey(headers.get('idempotency-key')),
        setSession: () => {},
      },
    });
  };
}
