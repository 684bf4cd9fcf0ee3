import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { AppLanguage } from './language.ts';

const shared = {
  en: () => import('./_locales/en.json', { with: { type: 'json' } }),
  fr: () => import('./_locales/fr.json', { with: { type: 'json' } }),
};

/** The formats that only texts of one language use, loaded beside them. */
async function formatsOf(
  language: AppLanguage,
): Promise<[name: string, format: (value: string) => string][]> {
  if (language === 'en') return [];
  const { deFrench } = await import('../../../../server/lib/elision.ts');
  return [['de', deFrench]];
}

/**
 * Starts i18next with the shared namespaces `common`, `errors` (with the texts of refusals), `menu` (the names of its
 * pages) and `shell`. French texts write `{{name, de}}` for
 * a name after 'de', which may elide it. Interpolation does not escape, because React does (it would turn 3/10 into
 * entities). A missing text, or one in a namespace that the route does not declare, is reported as an error.
 */
export async function startI18n(language: AppLanguage): Promise<i18n> {
  const [{ default: texts }, formats] = await Promise.all([shared[language](), formatsOf(language)]);
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    ns: ['common', 'errors', 'menu', 'shell'],
    defaultNS: 'common',
    resources: { [language]: texts },
    interpolation: { escapeValue: false },
    returnNull: false,
    saveMissing: true,
    missingKeyHandler: (_languages, namespace, key, fallback) => {
      if (fallback !== '') reportError(new Error(`No text: ${namespace}:${key}`));
    },
  });
  for (const [name, format] of formats) i18next.services.formatter?.add(name, format);
  return i18next;
}
