import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** How a file may be sent. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** A file of the web build. */
export type WebFile = {
  mimeType: string;
  etag: string;
  /** Its name holds a hash of its content. */
  isHashed: boolean;
  /** Paths on disk by encoding. */
  paths: { identity: string; br?: string; gzip?: string };
  sizes: { identity: number; br?: number; gzip?: number };
};

/** The page that starts the app, ready to be sent in each encoding. */
export type Shell = { etag: string; bodies: Record<Encoding, Buffer> };

/** A web build in memory: what there is, and the start page in both languages. */
export type WebBuild = {
  version: string;
  files: ReadonlyMap<string, WebFile>;
  shells: { en: Shell; fr: Shell };
};

const MIME_TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json',
  txt: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
};

/** Reads what the build folder holds; null when there is no complete build. */
export async function readWebBuild(folder: string): Promise<WebBuild | null> {
  const index = await readFile(join(folder, 'index.html'), 'utf8').catch(() => null);
  if (index === null) return null;
  const files = await describeFiles(folder, (path) => path.startsWith('/assets/'));
  const version = await readFile(join(folder, 'version.json'), 'utf8').catch(() => '');
  return {
    version: /"version"\s*:\s*"([^"]+)"/.exec(version)?.[1] ?? digest(Buffer.from(index)),
    files,
    shells: { en: shell(index), fr: shell(index.replace('<html lang="en"', '<html lang="fr"')) },
  };
}

/** Every file of a folder by its path there, which starts with a slash; `isHashed` says which never change. */
export async function describeFiles(
  folder: string,
  isHashed: (path: string) => boolean,
): Promise<Map<string, WebFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const names = new Set(paths);
  const files = new Map<string, WebFile>();
  for (const path of paths) {
    // The manifest in .vite is for tools; the compressed copies hang on their originals below.
    if (/\.(br|gz|map)$|[/\\]\.vite[/\\]/.test(path)) continue;
    const name = `/${relative(folder, path).split(sep).join('/')}`;
    files.set(name, { ...(await describe(path, names)), isHashed: isHashed(name) });
  }
  return files;
}

async function describe(path: string, names: ReadonlySet<string>): Promise<Omit<WebFile, 'isHashed'>> {
  const [br, gzip] = [`${path}.br`, `${path}.gz`].map((name) => (names.has(name) ? name : null));
  const size = async (name: string) => (await stat(name)).size;
  const modified = (await stat(path)).mtimeMs;
  return {
    mimeType: MIME_TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
    etag: `"${digest(Buffer.from(`${path}:${modified}:${await size(path)}`))}"`,
    paths: { identity: path, ...(br ? { br } : {}), ...(gzip ? { gzip } : {}) },
    sizes: {
      identity: await size(path),
      ...(br ? { br: await size(br) } : {}),
      ...(gzip ? { gzip: await size(gzip) } : {}),
    },
  };
}

function shell(html: string): Shell {
  const identity = Buffer.from(html);
  const br = brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  return { etag: `"${digest(identity)}"`, bodies: { identity, br, gzip: gzipSync(identity) } };
}

function digest(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
}
