import { randomUUID } from 'node:crypto';
import type { FastCall, FastPath } from '../../fast-path/fast-path.ts';
import { preferredLanguage } from '../../request-context/create-context.ts';
import type { Language } from '../../schema/context.ts';
import type { GraphqlEngine } from './graphql-engine.ts';
import { idempotencyKey } from './graphql-handler.ts';

/** The caller of an operation in the same process. */
export type InProcessCaller = {
  address: string;
  token: string | null;
  language: Language;
  requestId: string;
};

/** GraphQL without the network. Supports only tokens: no cookies are read or set. */
export type InProcessGraphql = {
  /** Runs a GraphQL request as if it came over HTTP from the address. */
  fetch(url: string, init: RequestInit, caller: { address: string }): Promise<Response>;
  /** Executes a query without a request and response; null if `fetch` is needed. */
  query(call: FastCall, caller: InProcessCaller): Promise<{ data: Record<string, unknown> } | null>;
};

/** GraphQL for the REST facade. */
export function createInProcessGraphql(engine: GraphqlEngine, fastPath: FastPath | null): InProcessGraphql {
  return {
    fetch: fetchFrom(engine),
    query: async (call, { address, token, language, requestId }) =>
      fastPath?.(call, {
        address,
        language,
        requestId,
        credentials: { token, refreshToken: null, fromCookie: false },
        userAgent: null,
        idempotencyKey: null,
        setSession: () => {},
      }) ?? null,
  };
}

function fetchFrom(engine: GraphqlEngine): InProcessGraphql['fetch'] {
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
