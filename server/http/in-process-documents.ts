import type { Database } from '../database/client.ts';
import { createContext } from '../request-context/create-context.ts';
import type { Services } from '../services/services.ts';
import type { DocumentAnswers } from './document-answers.ts';
import type { InProcessCaller } from './graphql/in-process-graphql.ts';

/** Returns the document at a path without the network, with the data that the caller may read. Supports only tokens. */
export type InProcessDocuments = (path: string, caller: InProcessCaller) => Promise<Response>;

/** Documents for the REST facade. */
export function createInProcessDocuments(
  deps: { db: Database; services: Services },
  answers: DocumentAnswers,
): InProcessDocuments {
  return async (path, { address, token, language, requestId }) => {
    const context = await createContext(deps, {
      requestId,
      address,
      credentials: { token, refreshToken: null, fromCookie: false },
      language,
      userAgent: null,
      idempotencyKey: null,
      setSession: () => {},
    });
    const { status, headers, body } = await answers(new URL(path, 'http://in-process/'), context, false);
    return body instanceof Uint8Array
      ? new Response(Buffer.from(body), { status, headers })
      : Response.json(body, { status, headers });
  };
}
