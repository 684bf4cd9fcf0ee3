import type { Database } from '../database/client.ts';
import { declaredDocuments } from '../documents/kit/document.ts';
import { visiblePreparedDocuments } from '../documents/prepared/access.ts';
import { preparedFileKey } from '../documents/prepared/prepared-file.ts';
import { createContext, preferredLanguage } from '../request-context/create-context.ts';
import type { Context } from '../schema/context.ts';
import type { Services } from '../services/services.ts';
import { sendStream } from '../storage/send-stream.ts';
import { credentialsOf } from './credentials.ts';
import { type DocumentAnswers, headersOf, isDocumentPath } from './document-answers.ts';
import { type Exchange, type Handler, respondJson } from './exchange.ts';
import type { SessionCookies } from './session-cookies.ts';

type Deps = { db: Database; services: Services; cookies: SessionCookies; answers: DocumentAnswers };

const PREPARED = /^\/documents\/prepared\/([0-9a-f]{32})\.pdf$/;
/**
 * `/documents/:kind/:number.pdf[?lang=&paper=]`, `/documents/:kind.pdf?id=…&id=…`, or with the kind's own parameters: a
 * document with the data that the viewer may read. Missing rows and rows of other users are 404.
 * `/documents/prepared/:id.pdf`: a document prepared by the queue.
 */
export function createDocumentHandler({ db, services, cookies, answers }: Deps): Handler {
  /** Sends a document prepared by the queue to the user who requested it. */
  async function sendPrepared(
    exchange: Exchange,
    id: string,
    { viewer, now, language }: Context,
  ): Promise<void> {
    const visible = visiblePreparedDocuments(viewer, now);
    const row =
      visible && (await db.preparedDocument.findFirst({ where: { id, status: 'READY', AND: visible } }));
    const document = row && declaredDocuments().get(row.kind);
    const stored =
      document && viewer.can(document.permission) && (await services.files.open(preparedFileKey(id)));
    if (!stored) return respondJson(exchange, 404, { code: 'NOT_FOUND' });
    const { request, response } = exchange;
    response.writeHead(200, {
      ...headersOf(row.title ?? row.kind, row.language === 'fr' ? 'fr' : language),
      'content-length': stored.size,
    });
    if (request.method === 'HEAD') {
      stored.stream.destroy();
      response.end();
      return;
    }
    await sendStream(stored.stream, response);
  }

  return async (exchange) => {
    const { request, url, requestId, address } = exchange;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      exchange.response.setHeader('allow', 'GET, HEAD');
      return respondJson(exchange, 405, { code: 'METHOD_NOT_ALLOWED' });
    }
    const prepared = PREPARED.exec(url.pathname)?.[1];
    if (prepared === undefined && !isDocumentPath(url))
      return respondJson(exchange, 404, { code: 'NOT_FOUND' });
    const context = await createContext(
      { db, services },
      {
        requestId,
        address,
        credentials: credentialsOf(request, cookies),
        language: preferredLanguage(url.searchParams.get('lang')),
        userAgent: request.headers['user-agent'] ?? null,
        idempotencyKey: null,
        setSession: () => {},
      },
    );
    const { account } = context.viewer;
    if (!account) return respondJson(exchange, 401, { code: 'UNAUTHENTICATED' });
    if (prepared !== undefined) return sendPrepared(exchange, prepared, context);
    const { status, headers, body } = await answers(url, context, request.method === 'HEAD');
    const { response } = exchange;
    if (!(body instanceof Uint8Array || body === null)) {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      return respondJson(exchange, status, body);
    }
    response.writeHead(status, headers);
    response.end(body ?? undefined);
  };
}
