import { type Request, type Response, Router } from 'express';
import { PAGE_FILES, type PageFile, pageFile, readPage, readPageFile } from './page-files.ts';

/** The page may load our own files only, without inline scripts. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

interface DocsOptions {
  /** The base path of the calls, such as /api. */
  readonly base: string;
  readonly version: string;
}

/** The OpenAPI document at /openapi.json and its page at /docs, public and created at the first request. */
export function docsRoutes(options: DocsOptions): Router {
  const router = Router();
  const serve = (path: string, make: () => Promise<PageFile>) => {
    let made: Promise<PageFile> | null = null;
    router.get(path, async (request, response) => {
      made ??= make();
      send(await made, request, response);
    });
  };
  serve('/openapi.json', () => makeDocument(options));
  serve('/docs', () => readPage(options.base));
  for (const file of PAGE_FILES) serve(`/docs/${file.name}`, () => readPageFile(file));
  return router;
}

/** Loaded at the first request, because the schemas of all responses take time to build. */
async function makeDocument(options: DocsOptions): Promise<PageFile> {
  const { openApiDocument } = await import('./document.ts');
  return pageFile(Buffer.from(JSON.stringify(openApiDocument(options))), 'application/json; charset=utf-8');
}

/** The same for all callers, so caches may store it and revalidate it. */
function send({ type, etag, plain, compressed }: PageFile, request: Request, response: Response): void {
  response.set({
    'Cache-Control': 'public, no-cache',
    'Content-Security-Policy': POLICY,
    'Content-Type': type,
    ETag: etag,
  });
  response.vary('Accept-Encoding');
  const isCompressed = request.acceptsEncodings('gzip', 'identity') === 'gzip';
  if (isCompressed) response.set('Content-Encoding', 'gzip');
  response.send(isCompressed ? compressed : plain);
}
