import { readFile, stat } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** An entry of Vite's manifest, by source path. */
type ManifestEntry = {
  readonly file: string;
  readonly name?: string;
  readonly src?: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
};

/** The files of a web build with their imports and sizes. */
export interface WebManifest {
  /** Source paths that the entry imports on demand. */
  readonly lazy: readonly string[];
  /**
   * The files that must be loaded before this source runs: its own and its static imports. Throws if the source is
   * unknown.
   */
  readonly filesOf: (source: string) => ReadonlySet<string>;
  /** The separate file of a source. Throws if it has none. */
  readonly fileOf: (source: string) => string;
  /** Whether the source has a separate file in the build. */
  readonly has: (source: string) => boolean;
  /** The size of a JavaScript file as it is sent, in bytes with brotli. */
  readonly weightOf: (file: string) => number;
}

/** Source path of the app's entry. */
export const ENTRY = 'index.html';

/** Reads the manifest in a build folder and measures every JavaScript file. */
export async function readWebManifest(folder: string): Promise<WebManifest> {
  // Vite documents this shape.
  const entries = JSON.parse(await readFile(join(folder, '.vite', 'manifest.json'), 'utf8')) as Record<
    string,
    ManifestEntry
  >;
  const weights = new Map<string, number>();
  for (const { file } of Object.values(entries)) {
    if (file.endsWith('.js')) weights.set(file, await weigh(join(folder, file)));
  }
  // A source with both static and dynamic imports has no entry. Its file is found by name.
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

/** The size of the compressed copy if the build made one, because the server sends that. */
async function weigh(path: string): Promise<number> {
  const compressed = await stat(`${path}.br`).catch(() => null);
  return compressed?.size ?? brotliCompressSync(await readFile(path)).length;
}
