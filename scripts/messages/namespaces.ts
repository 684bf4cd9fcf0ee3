import { dirname, join } from 'node:path';
import { joinedTexts } from '../../web/build/joined-texts.ts';
import type { Source } from './key-uses.ts';
import { flatTexts, type Texts } from './texts.ts';

/** Texts that code reaches by one name, in both languages, and the folder whose code they belong to. */
export type Namespace = { name: string; folder: string; texts: Record<'en' | 'fr', Map<string, string>> };

/** Every page shares these; one file holds them side by side. */
const SHARED_FOLDER = join('lib', 'i18n');

/** The namespaces that `_locales` folders and the code beside them declare. Paths are relative to `root`. */
export async function readNamespaces(
  root: string,
  folders: readonly string[],
  sources: readonly Source[],
): Promise<Namespace[]> {
  const found = await Promise.all(
    folders.map(async (locales): Promise<Namespace[]> => {
      const [en, fr] = [read(root, locales, 'en'), read(root, locales, 'fr')];
      const folder = dirname(locales);
      if (folder !== SHARED_FOLDER) {
        return [
          { name: declaredName(folder, sources), folder, texts: { en: flatTexts(en), fr: flatTexts(fr) } },
        ];
      }
      const names = new Set([...Object.keys(en), ...Object.keys(fr)]);
      return [...names].map((name) => ({
        name,
        folder: '',
        texts: { en: flatTexts(group(en, name)), fr: flatTexts(group(fr, name)) },
      }));
    }),
  );
  return found.flat();
}

/** Texts as the web has them: with the words that the folder joins. */
function read(root: string, locales: string, language: string): Texts {
  return joinedTexts(join(root, locales, `${language}.json`));
}

function group(texts: Texts, name: string): Texts {
  const found = texts[name];
  return typeof found === 'object' ? found : {};
}

function declaredName(folder: string, sources: readonly Source[]): string {
  for (const { path, text } of sources) {
    const name = /\bnamespace\(\s*'([\w-]+)'/.exec(text)?.[1];
    if (name && dirname(path) === folder) return name;
  }
  throw new Error(`${folder} has texts, but no file in it declares their namespace.`);
}
