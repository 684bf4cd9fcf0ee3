import { dirname, join } from 'node:path';
import { joinedTexts } from '../../web/build/joined-texts.ts';
import { textFolders } from '../../web/build/text-folders.ts';
import { flatTexts, type Texts } from './texts.ts';

/** A namespace of texts in both languages, and the folder whose code uses it. */
export type Namespace = { name: string; folder: string; texts: Record<'en' | 'fr', Map<string, string>> };

/** Texts that all pages share. One file contains several namespaces. */
const SHARED_FOLDER = join('lib', 'i18n');

/**
 * The namespaces of `_locales` folders, with the names that the code beside them declares. Paths are relative to
 * `root`.
 */
export function readNamespaces(root: string, folders: readonly string[]): Namespace[] {
  const names = new Map(textFolders().map(({ folder, namespace }) => [join(folder), namespace]));
  return folders.flatMap((locales): Namespace[] => {
    const [en, fr] = [read(root, locales, 'en'), read(root, locales, 'fr')];
    const folder = dirname(locales);
    if (folder === SHARED_FOLDER)
      return [...new Set([...Object.keys(en), ...Object.keys(fr)])].map((name) => ({
        name,
        folder: '',
        texts: { en: flatTexts(group(en, name)), fr: flatTexts(group(fr, name)) },
      }));
    const name = names.get(folder);
    if (name === undefined) throw new Error(`${folder} has texts, but no file declares their namespace.`);
    return [{ name, folder, texts: { en: flatTexts(en), fr: flatTexts(fr) } }];
  });
}

/** The texts that the web app uses, including shared words that the folder adds. */
function read(root: string, locales: string, language: string): Texts {
  return joinedTexts(join(root, locales, `${language}.json`));
}

function group(texts: Texts, name: string): Texts {
  const found = texts[name];
  return typeof found === 'object' ? found : {};
}
