import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/** A file in plain and compressed form. */
export interface PageFile {
  readonly type: string;
  readonly etag: string;
  readonly plain: Buffer;
  readonly compressed: Buffer;
}

const OURS = join(import.meta.dirname, 'page');
const PACKAGE = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
const SCRIPT = 'text/javascript; charset=utf-8';
const STYLE = 'text/css; charset=utf-8';

/** The files of the page. */
export const PAGE_FILES = [
  { folder: OURS, name: 'start.js', type: SCRIPT },
  { folder: OURS, name: 'page.css', type: STYLE },
  { folder: PACKAGE, name: 'swagger-ui-bundle.js', type: SCRIPT },
  { folder: PACKAGE, name: 'swagger-ui.css', type: STYLE },
  { folder: PACKAGE, name: 'favicon-32x32.png', type: 'image/png' },
] as const;

/** Reads a file of the page. */
export async function readPageFile({ folder, name, type }: (typeof PAGE_FILES)[number]): Promise<PageFile> {
  return pageFile(await readFile(join(folder, name)), type);
}

/** The page, with its files loaded from `base`. */
export async function readPage(base: string): Promise<PageFile> {
  const html = await readFile(join(OURS, 'index.html'), 'utf8');
  const filled = html.replaceAll('{files}', `${base}/docs`).replaceAll('{document}', `${base}/openapi.json`);
  return pageFile(Buffer.from(filled), 'text/html; charset=utf-8');
}

/** A file with its compressed form and its ETag. */
export async function pageFile(plain: Buffer, type: string): Promise<PageFile> {
  const compressed = await promisify(gzip)(plain);
  return { type, plain, compressed, etag: `"${createHash('sha256').update(plain).digest('base64url')}"` };
}
