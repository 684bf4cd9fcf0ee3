import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import i18next, { type TFunction } from 'i18next';

/** The languages of the product. */
export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

const SOURCES = join(import.meta.dirname, '../src');

/** Folders of the texts, by namespace. */
const NAMESPACES = {
  addresses: 'lib/addresses',
  cart: 'lib/cart',
  catalog: 'routes/catalog',
  checkout: 'routes/cart',
  jobs: 'routes/job-orders',
  'my-profile': 'routes/my-profile',
  'order-confirmation': 'routes/order-confirmation',
  product: 'routes/product',
  'sign-in': 'routes/sign-in',
};

async function readTexts(folder: string, language: Language): Promise<Record<string, object>> {
  return JSON.parse(await readFile(join(SOURCES, folder, '_locales', `${language}.json`), 'utf8'));
}

/** The words of the web app in a language, by role: `t('product:add')`. */
export async function textsIn(language: Language): Promise<TFunction> {
  const resources = await readTexts('lib/i18n', language);
  for (const [namespace, folder] of Object.entries(NAMESPACES)) {
    resources[namespace] = await readTexts(folder, language);
  }
  const instance = i18next.createInstance();
  return instance.init({
    lng: language,
    fallbackLng: false,
    defaultNS: 'common',
    resources: { [language]: resources },
    interpolation: { escapeValue: false },
  });
}

/** Path of a page in a language: French lives under `/fr`. */
export function pathIn(language: Language, path: string): string {
  if (language === 'en') return path;
  return path === '/' ? '/fr' : `/fr${path}`;
}
