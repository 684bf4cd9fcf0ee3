import { join } from 'node:path';
import i18next, { type TFunction } from 'i18next';
import { joinedTexts } from '../build/joined-texts.ts';
import { textFolders } from '../build/text-folders.ts';

/** The languages of the product. */
export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

const SOURCES = join(import.meta.dirname, '../src');

const NAMESPACES = textFolders();

/** Texts of a folder, joined with the words that it shares, as the build joins them. */
function readTexts(folder: string, language: Language): Texts {
  return joinedTexts(join(SOURCES, folder, '_locales', `${language}.json`));
}

/** Texts of a namespace, or of several: nested, by key. */
export type Texts = { readonly [key: string]: string | Texts };

/**
 * The words of the web app in a language, by role: `t('product:add')`; `change` where a test has changed them in the
 * app as well.
 */
export async function textsIn(
  language: Language,
  change: (texts: Texts) => Texts = (texts) => texts,
): Promise<TFunction> {
  const resources: Record<string, string | Texts> = { ...readTexts('lib/i18n', language) };
  for (const { namespace, folder } of NAMESPACES) {
    resources[namespace] = readTexts(folder, language);
  }
  const instance = i18next.createInstance();
  return instance.init({
    lng: language,
    fallbackLng: false,
    defaultNS: 'common',
    resources: { [language]: change(resources) },
    interpolation: { escapeValue: false },
  });
}

/** Path of a page in a language: French lives under `/fr`. */
export function pathIn(language: Language, path: string): string {
  if (language === 'en') return path;
  return path === '/' ? '/fr' : `/fr${path}`;
}
