import type { Database } from '../database/client.ts';
import { visibleFiles } from '../domains/media/access.ts';
import { isRenditionWidth, openRendition } from '../domains/media/rendition.ts';
import { MAX_ID } from '../lib/max-id.ts';
import { viewerOf } from '../request-context/create-context.ts';
import type { Services } from '../services/services.ts';
import { sendStream } from '../storage/send-stream.ts';
import { credentialsOf } from './credentials.ts';
import { type Exchange, type Handler, respondJson } from './exchange.ts';
import type { SessionCookies } from './session-cookies.ts';

type Deps = { db: Database; services: Services; cookies: SessionCookies };

/** `/files/:id[?w=]`: an uploaded picture, for users who may see its row; otherwise 404. */
export function createFileHandler({ db, services, cookies }: Deps): Handler {
  return async (exchange) => {
    const { request, url } = exchange;
    const id = /^\/files\/([1-9]\d{0,9})$/.exec(url.pathname)?.[1];
    const width = url.searchParams.get('w');
    if (id === undefined || Number(id) > MAX_ID) return notFound(exchange);
    if (width !== null && !isRenditionWidth(Number(width))) return notFound(exchange);
    const viewer = await viewerOf({ db, services }, credentialsOf(request, cookies).token, new Date());
    const file = await db.file.findFirst({ where: { id: Number(id), AND: visibleFiles(viewer) } });
    if (!file) return notFound(exchange);
    const etag = `"${file.digest.slice(0, 32)}${width ? `-${width}` : ''}"`;
    if (request.headers['if-none-match'] === etag) return notModified(exchange, etag);
    const stored = await openRendition(services.files, file, width === null ? null : Number(width));
    if (!stored) return notFound(exchange);
    const { response } = exchange;
    response.writeHead(200, {
      'content-type': stored.mimeType,
      'content-length': stored.size,
      // Access may change, so browsers cache it but revalidate.
      'cache-control': 'private, no-cache',
      etag,
      'content-disposition': 'inline',
      // If opened as a page, it must not run scripts, whatever its content.
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-robots-tag': 'noindex',
    });
    if (request.method === 'HEAD') {
      stored.stream.destroy();
      response.end();
      return;
    }
    await sendStream(stored.stream, response);
  };
}

function notFound(exchange: Exchange): void {
  respondJson(exchange, 404, { code: 'NOT_FOUND' });
}

function notModified({ response }: Exchange, etag: string): void {
  response.writeHead(304, { etag, 'cache-control': 'private, no-cache' });
  response.end();
}
