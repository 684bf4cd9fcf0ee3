import { readFile, stat } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** What Vite notes of a file of the build, by source path. */
type ManifestEntry = {
  readonly file: string;
  readonly name?: string;
  readonly src?: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
};

/** The files of a web build, what each imports at once, and what they weigh. */
export interface WebManifest {
  /** Source paths that the entry imports when needed. */
  readonly lazy: readonly string[];
  /** The files that must be there before this source runs: its own and everything it imports. Throws if unknown. */
  readonly filesOf: (source: string) => ReadonlySet<string>;
  /** The file of its own that a source has. Throws if it has none. */
  readonly fileOf: (source: string) => string;
  /** Whether the build has a file of its own for this source. */
  readonly has: (source: string) => boolean;
  /** Bytes of a JavaScript file as it is sent, with brotli. */
  readonly weightOf: (file: string) => number;
}

/** Source path of the file that starts the app. */
export const ENTRY = 'index.html';

/** Reads the manifest in a build folder and weighs every JavaScript file. */
export async function readWebManifest(folder: string): Promise<WebManifest> {
  // Vite's own file, in its documented shape.
  const entries = JSON.parse(await readFile(join(folder, '.vite', 'manifest.json'), 'utf8')) as Record<
    string,
    ManifestEntry
  >;
  const weights = new Map<string, number>();
  for (const { file } of Object.values(entries)) {
    if (file.endsWith('.js')) weights.set(file, await weigh(join(folder, file)));
  }
  // A source that is imported both at once and when needed is no entry: only the name of its file tells of it.
  const sharedFile = (source: string) => {
    const { name } = parse(source);
    return Object.values(entries).find((entry) => entry.src === undefined && entry.name === name);
  };
  const filesOf = (source: string) => {
    const files = new Set<string>();
    const add = (name: string) => {
      const entry = entries[name] ?? sharedFile(name);
      if (!entry) throw new Error(`The web build has no file for ${name}.`);
      if (files.has(entry.file)) return;
      files.add(entry.file);
      for (const imported of entry.imports ?? []) add(imported);
    };
    add(source);
    return files;
  };
  return {
    lazy: entries[ENTRY]?.dynamicImports ?? [],
    filesOf,
    fileOf: (source) => {
      const entry = entries[source];
      if (!entry) throw new Error(`The web build has no file of its own for ${source}.`);
      return entry.file;
    },
    has: (source) => source in entries,
    weightOf: (file) => weights.get(file) ?? 0,
  };
}

/** The server sends the compressed copy where the build made one. */
async function weigh(path: string): Promise<number> {
  const compressed = await stat(`${path}.br`).catch(() => null);
  return compressed?.size ?? brotliCompressSync(await readFile(path)).length;
}
