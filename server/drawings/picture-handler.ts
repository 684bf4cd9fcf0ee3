import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Database } from '../database/client.ts';
import { parsePicturePath, pictureDrawing } from './picture-drawing.ts';
import { openRenditions } from './rendition-cache.ts';

/** Of an address that carries the version of what it shows: pictures never change under it. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** Of any other address: it shows the piece as it is now, so whoever keeps the picture asks. */
const ASK_AGAIN = 'public, no-cache';

/** Answers `/pictures/…`: drawn pictures of pieces and categories, which everybody may see. */
export type PictureHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
) => Promise<void>;

/** Makes the handler; renditions are kept in `<dataDir>/renditions`. */
export function createPictureHandler({ db, dataDir }: { db: Database; dataDir: string }): PictureHandler {
  const renditions = openRenditions(dataDir);
  return async (request, response, path) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return answer(response, 405, { allow: 'GET, HEAD' });
    const address = parsePicturePath(path);
    const drawing = address && (await pictureDrawing(db, address));
    if (!address || !drawing) return answer(response, 404, { 'cache-control': 'no-store' });
    const etag = `"${renditions.etagOf(drawing, address.width)}"`;
    const isVersioned = /[?&]v=\d/.test(request.url ?? '');
    const caching = { etag, 'cache-control': isVersioned ? FOR_EVER : ASK_AGAIN };
    if (request.headers['if-none-match'] === etag) return answer(response, 304, caching);
    const { body } = await renditions.render(drawing, address.width);
    response.writeHead(200, { ...caching, 'content-type': 'image/webp', 'content-length': body.length });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}

function answer(response: ServerResponse, status: number, headers: Record<string, string>): void {
  response.writeHead(status, headers);
  response.end();
}
