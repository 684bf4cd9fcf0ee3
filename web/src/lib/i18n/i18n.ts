import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { AppLanguage } from './language.ts';

const shared = {
  en: () => import('./_locales/en.json', { with: { type: 'json' } }),
  fr: () => import('./_locales/fr.json', { with: { type: 'json' } }),
};

/**
 * Starts i18next with the texts every page shares: namespaces `common`, `errors` (with the words of refusals) and
 * `shell`.
 * React escapes already, so interpolation must not (it would turn 3/10 into entities). A text that is missing, or whose
 * namespace the route does not name, is an error of the page: reported like every other.
 */
export async function startI18n(language: AppLanguage): Promise<i18n> {
  const { default: texts } = await shared[language]();
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    ns: ['common', 'errors', 'shell'],
    defaultNS: 'common',
    resources: { [language]: texts },
    interpolation: { escapeValue: false },
    returnNull: false,
    saveMissing: true,
    missingKeyHandler: (_languages, namespace, key, fallback) => {
      if (fallback !== '') reportError(new Error(`No text: ${namespace}:${key}`));
    },
  });
  return i18next;
}
