import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { AppLanguage } from './language.ts';

const shared = {
  en: () => Promise.all([import('./_locales/en.json'), import('../../../../words/refusals.en.json')]),
  fr: () => Promise.all([import('./_locales/fr.json'), import('../../../../words/refusals.fr.json')]),
};

/**
 * Starts i18next with the texts every page shares: namespaces `common`, `errors` (with the words of refusals) and
 * `shell`.
 * React escapes already, so interpolation must not (it would turn 3/10 into entities).
 */
export async function startI18n(language: AppLanguage): Promise<i18n> {
  const [{ default: texts }, { default: refusals }] = await shared[language]();
  const { requests, fields, rules } = refusals;
  const resources = { ...texts, errors: { ...requests, ...fields, ...rules, ...texts.errors } };
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    ns: ['common', 'errors', 'shell'],
    defaultNS: 'common',
    resources: { [language]: resources },
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  return i18next;
}
