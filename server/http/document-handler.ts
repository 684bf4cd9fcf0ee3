import type { Database } from '../database/client.ts';
import { declaredDocuments } from '../documents/kit/document.ts';
import { composeDocument, type DocumentRequest } from '../documents/making/compose-document.ts';
import { renderDocument } from '../documents/rendering/render-document.ts';
import { ForbiddenError, RefusedError } from '../errors/errors.ts';
import { createContext, preferredLanguage } from '../request-context/create-context.ts';
import type { Context } from '../schema/context.ts';
import type { Services } from '../services/services.ts';
import { credentialsOf } from './credentials.ts';
import { type Exchange, type Handler, respondJson } from './exchange.ts';
import { RETRY_SOON } from './graphql/public-error.ts';
import type { SessionCookies } from './session-cookies.ts';

type Deps = { db: Database; services: Services; cookies: SessionCookies };

/** Documents that one user may have made at a time: a second tab, not a loop. */
const AT_ONCE = 2;

const PATH = /^\/documents\/([a-z-]{1,40})(?:\/([A-Za-z0-9-]{1,40}))?\.pdf$/;

/**
 * `/documents/:kind/:number.pdf[?lang=&paper=]`, or `/documents/:kind.pdf?id=…&id=…`: a document as its viewer may read
 * it. 404 for rows that are missing and those of somebody else.
 */
export function createDocumentHandler({ db, services, cookies }: Deps): Handler {
  const underWay = new Map<number, number>();

  async function answer(exchange: Exchange, request: DocumentRequest, context: Context): Promise<void> {
    const composed = await composeDocument(request, context);
    if (!composed) return respondJson(exchange, 404, { code: 'NOT_FOUND' });
    const { response } = exchange;
    // Asks whether it can be had: nothing is drawn.
    if (exchange.request.method === 'HEAD') {
      response.writeHead(200, headersOf(composed.title, context));
      response.end();
      return;
    }
    const rendered = await renderDocument(await composed.withPictures(), `user ${context.viewer.userId}`);
    response.writeHead(200, {
      ...headersOf(composed.title, context),
      'content-length': rendered.bytes.length,
    });
    response.end(rendered.bytes);
  }

  return async (exchange) => {
    const { request, url, requestId, address } = exchange;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      exchange.response.setHeader('allow', 'GET, HEAD');
      return respondJson(exchange, 405, { code: 'METHOD_NOT_ALLOWED' });
    }
    const asked = requestOf(url);
    if (!asked) return respondJson(exchange, 404, { code: 'NOT_FOUND' });
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
    const count = underWay.get(account.userId) ?? 0;
    if (count >= AT_ONCE) {
      exchange.response.setHeader('retry-after', RETRY_SOON['retry-after']);
      return respondJson(exchange, 429, { code: 'RATE_LIMITED' });
    }
    underWay.set(account.userId, count + 1);
    try {
      await answer(exchange, asked, context);
    } catch (error) {
      if (!(error instanceof ForbiddenError) && !(error instanceof RefusedError)) throw error;
      const permission = error instanceof ForbiddenError ? { permission: error.permission } : {};
      respondJson(exchange, 403, { code: error.code, ...permission });
    } finally {
      const left = (underWay.get(account.userId) ?? 1) - 1;
      if (left > 0) underWay.set(account.userId, left);
      else underWay.delete(account.userId);
    }
  };
}

/** What an address asks for; null when it is none of a document. */
function requestOf({ pathname, searchParams }: URL): DocumentRequest | null {
  const [, kind = '', number] = PATH.exec(pathname) ?? [];
  const document = declaredDocuments().get(kind);
  if (!document || (document.by === 'number') !== (number !== undefined)) return null;
  const keys = number === undefined ? [...new Set(searchParams.getAll('id'))] : [number];
  if (keys.length === 0 || keys.length > document.most || keys.some((key) => key.length > 100)) return null;
  const paper = searchParams.get('paper')?.toUpperCase();
  return { document, keys, paper: paper === 'A4' || paper === 'LETTER' ? paper : null };
}

function headersOf(title: string, { language }: Context): Record<string, string> {
  return {
    'content-type': 'application/pdf',
    'content-language': language,
    'content-disposition': inlineAs(title),
    'cache-control': 'private, no-store',
    // Shown by the browser's own reader, which needs nothing of ours.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    'x-robots-tag': 'noindex',
  };
}

/** Shown in the browser, and kept under a name of its own (RFC 6266). */
function inlineAs(title: string): string {
  const name = `${title}.pdf`;
  const plain = name.normalize('NFKD').replace(/[^\x20-\x7e]|["\\/]/g, '');
  return `inline; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, '_')}`;
}
