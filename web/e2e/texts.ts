import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import i18next, { type TFunction } from 'i18next';
import { textFolders } from '../build/text-folders.ts';

/** The languages of the product. */
export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

const SOURCES = join(import.meta.dirname, '../src');

const NAMESPACES = textFolders();

async function readTexts(folder: string, language: Language): Promise<Texts> {
  return JSON.parse(await readFile(join(SOURCES, folder, '_locales', `${language}.json`), 'utf8'));
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
  const resources: Record<string, string | Texts> = { ...(await readTexts('lib/i18n', language)) };
  for (const { namespace, folder } of NAMESPACES) {
    resources[namespace] = await readTexts(folder, language);
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
