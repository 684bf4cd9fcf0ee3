import { Viewer } from '../auth/viewer.ts';
import type { Database } from '../database/client.ts';
import { refuseMails, UNSUBSCRIBED } from '../domains/notices/mail/refuse-mails.ts';
import { auditedWrites } from '../schema/mutation-writes.ts';
import type { Services } from '../services/services.ts';
import { type Handler, respondJson } from './exchange.ts';

/**
 * `POST /unsubscribe?key=`: one-click unsubscription by mail programs (RFC 8058). The key alone authorizes it, without
 * a session. The response to an invalid key is the same. GET shows the page.
 */
export function createUnsubscribeHandler({
  db,
  services,
  pages,
}: {
  db: Database;
  services: Pick<Services, 'tokenKeys'>;
  pages: Handler;
}): Handler {
  return async (exchange) => {
    const { request, requestId, address, url } = exchange;
    if (request.method !== 'POST') return pages(exchange);
    const audited = { db, viewer: Viewer.anonymous, requestId, address, now: new Date() };
    const key = url.searchParams.get('key') ?? '';
    await refuseMails(auditedWrites(audited, UNSUBSCRIBED), services.tokenKeys, key);
    respondJson(exchange, 200, { done: true });
  };
}
