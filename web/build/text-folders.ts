import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

const SOURCES = join(import.meta.dirname, '..', 'src');

/** A namespace of texts that a folder declares. */
type TextFolder = {
  readonly namespace: string;
  /** The constant with the declaration; null if it is declared inline. */
  readonly constant: string | null;
  /** Folder with its `_locales`, relative to `src`. */
  readonly folder: string;
};

const DECLARATION = /(?:const (\w+) = )?(?<![`\w])namespace\(\s*'([^']+)',[^`]*`(\.[^`]*)\/_locales\//g;

/** Every namespace of texts that the sources declare: `namespace('cart', …)` beside its `_locales`. */
export function textFolders(): TextFolder[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name),
  );
  return files.flatMap((file) => {
    const source = readFileSync(join(SOURCES, file), 'utf8');
    return [...source.matchAll(DECLARATION)].map(([, constant, namespace = '', path = '']) => ({
      namespace,
      constant: constant ?? null,
      folder: join(dirname(file), path).split(sep).join('/'),
    }));
  });
}
