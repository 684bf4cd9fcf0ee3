import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Database } from '../database/client.ts';
import { openRendition } from '../domains/media/rendition.ts';
import type { FileStore } from '../storage/file-store.ts';
import { sendStream } from '../storage/send-stream.ts';
import { parsePictureAddress, pictureSource } from './picture-drawing.ts';
import { openRenditions } from './rendition-cache.ts';

/** For an address with the version of its content, whose picture never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** For other addresses, which show the current piece, so that caches revalidate. */
const ASK_AGAIN = 'public, no-cache';

/** Serves `/pictures/…`: public pictures of pieces and categories. */
type PictureHandler = (request: IncomingMessage, response: ServerResponse, path: string) => Promise<void>;

type Deps = { db: Database; dataDir: string; files: FileStore };

/**
 * Creates the handler. Renditions of drawings are stored in `<dataDir>/renditions`, those of photos with them in the
 * file store.
 */
export function createPictureHandler({ db, dataDir, files }: Deps): PictureHandler {
  const renditions = openRenditions(dataDir);
  return async (request, response, path) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return answer(response, 405, { allow: 'GET, HEAD' });
    const address = parsePictureAddress(path, request.url?.split('?')[1]);
    const source = address && (await pictureSource(db, address));
    if (!address || !source) return answer(response, 404, { 'cache-control': 'no-store' });
    const etag =
      'photo' in source
        ? `"${source.photo.digest.slice(0, 32)}-${address.width}"`
        : `"${renditions.etagOf(source.drawing, address.width)}"`;
    const isVersioned = /[?&]v=\d/.test(request.url ?? '');
    const caching = { etag, 'cache-control': isVersioned ? FOR_EVER : ASK_AGAIN };
    if (request.headers['if-none-match'] === etag) return answer(response, 304, caching);
    if ('photo' in source) {
      const stored = await openRendition(files, source.photo, address.width);
      if (!stored) return answer(response, 404, { 'cache-control': 'no-store' });
      response.writeHead(200, { ...caching, 'content-type': stored.mimeType, 'content-length': stored.size });
      if (request.method !== 'HEAD') return sendStream(stored.stream, response);
      stored.stream.destroy();
      response.end();
      return;
    }
    const { body } = await renditions.render(source.drawing, address.width);
    response.writeHead(200, { ...caching, 'content-type': 'image/webp', 'content-length': body.length });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}

function answer(response: ServerResponse, status: number, headers: Record<string, string>): void {
  response.writeHead(status, headers);
  response.end();
}
