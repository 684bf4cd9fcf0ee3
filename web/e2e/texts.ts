import { join } from 'node:path';
import i18next, { type TFunction } from 'i18next';
import { deFrench } from '../../server/lib/elision.ts';
import { joinedTexts } from '../build/joined-texts.ts';
import { textFolders } from '../build/text-folders.ts';

/** The languages of the product. */
export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

const SOURCES = join(import.meta.dirname, '../src');

const NAMESPACES = textFolders();

/** Texts of a folder with its shared words, as in the build. */
function readTexts(folder: string, language: Language): Texts {
  return joinedTexts(join(SOURCES, folder, '_locales', `${language}.json`));
}

/** Texts of one or several namespaces, nested by key. */
export type Texts = { readonly [key: string]: string | Texts };

/**
 * Returns the translation function of the web app for a language: `t('product:add')`. `change` applies the changes that
 * a test makes to the app's texts.
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
  const t = await instance.init({
    lng: language,
    fallbackLng: false,
    defaultNS: 'common',
    resources: { [language]: change(resources) },
    interpolation: { escapeValue: false },
  });
  instance.services.formatter?.add('de', deFrench);
  return t;
}

/** Finds names that start with a text. Browsers write no-break spaces in names as plain ones. */
export function startOf(text: string): RegExp {
  return new RegExp(`^${text.trim().replace(/\s+/g, '\\s+')}`);
}

/** Path of a page in a language. French has the prefix `/fr`. */
export function pathIn(language: Language, path: string): string {
  if (language === 'en') return path;
  return path === '/' ? '/fr' : `/fr${path}`;
}
