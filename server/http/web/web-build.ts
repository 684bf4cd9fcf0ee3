import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { contentType } from 'mime-types';
import { type IsPagePath, pagePathMatcher } from './page-patterns.ts';

/** Encoding of a sent file. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** A file of the web build. */
export type WebFile = {
  mimeType: string;
  /** Its name contains a hash of its content. */
  isHashed: boolean;
  /** Paths on disk by encoding. */
  paths: { identity: string; br?: string; gzip?: string };
};

/** The app's start page, in each encoding. */
type Shell = { etag: string; bodies: Record<Encoding, Buffer> };

/** A web build: its files, and the start page in both languages. */
export type WebBuild = {
  version: string;
  files: ReadonlyMap<string, WebFile>;
  shells: { en: Shell; fr: Shell };
  isPage: IsPagePath;
};

/** Reads the build folder, with REST calls at `apiBase`; null if there is no complete build. */
export async function readWebBuild(folder: string, apiBase: string): Promise<WebBuild | null> {
  const built = await readFile(join(folder, 'index.html'), 'utf8').catch(() => null);
  if (built === null) return null;
  // The app requests the version from the REST address.
  const index = built.replace(/(<meta name="api-base" content=")[^"]*/, `$1${apiBase}`);
  const files = await describeFiles(folder, (path) => path.startsWith('/assets/'));
  const version = await readFile(join(folder, 'version.json'), 'utf8').catch(() => '');
  return {
    version: /"version"\s*:\s*"([^"]+)"/.exec(version)?.[1] ?? digest(Buffer.from(index)),
    files,
    isPage: pagePathMatcher(await readPages(folder)),
    shells: { en: shell(index), fr: shell(index.replace('<html lang="en"', '<html lang="fr"')) },
  };
}

/** Page patterns of the build, or null. */
async function readPages(folder: string): Promise<string[] | null> {
  const text = await readFile(join(folder, 'pages.json'), 'utf8').catch(() => null);
  // Written by web/build/page-paths.ts in this format.
  return text === null ? null : (JSON.parse(text) as string[]);
}

/** All files of a folder by path, which starts with a slash; `isHashed` marks those that never change. */
export async function describeFiles(
  folder: string,
  isHashed: (path: string) => boolean,
): Promise<Map<string, WebFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const names = new Set(paths);
  const files = new Map<string, WebFile>();
  for (const path of paths) {
    // The .vite manifest is for tools; compressed copies are listed with their originals below.
    if (/\.(br|gz|map)$|[/\\]\.vite[/\\]/.test(path)) continue;
    const name = `/${relative(folder, path).split(sep).join('/')}`;
    files.set(name, { ...describe(path, names), isHashed: isHashed(name) });
  }
  return files;
}

function describe(path: string, names: ReadonlySet<string>): Omit<WebFile, 'isHashed'> {
  const [br, gzip] = [`${path}.br`, `${path}.gz`].map((name) => (names.has(name) ? name : null));
  return {
    mimeType: contentType(basename(path)) || 'application/octet-stream',
    paths: { identity: path, ...(br ? { br } : {}), ...(gzip ? { gzip } : {}) },
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
