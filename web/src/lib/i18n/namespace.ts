import i18next from 'i18next';
import type { AppLanguage } from './language.ts';
import type { LocaleModule } from './locale-module.ts';

/** Texts of a route folder: an i18next namespace and a loader per language. */
export type Namespace = {
  readonly name: string;
  readonly load: (language: AppLanguage) => Promise<LocaleModule>;
};

/**
 * Declares the namespace of a route folder. Write `load` inline, so that the bundler splits the languages:
 * `namespace('cart', (language) => import(`./_locales/${language}.json`))`.
 */
export function namespace(name: string, load: Namespace['load']): Namespace {
  return { name, load };
}

/** Loads a namespace in the page's language, once. */
export async function loadNamespace({ name, load }: Namespace): Promise<void> {
  // i18next starts with 'en' or 'fr' and keeps the language until the next page load.
  const language = i18next.language as AppLanguage;
  if (i18next.hasResourceBundle(language, name)) return;
  i18next.addResourceBundle(language, name, (await load(language)).default);
}
