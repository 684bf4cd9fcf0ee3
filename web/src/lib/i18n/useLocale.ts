import { useTranslation } from 'react-i18next';
import type { AppLanguage } from './language.ts';

/** Language of the page: `en` or `fr`. */
export function useLocale(): AppLanguage {
  const { i18n } = useTranslation();
  return i18n.language === 'fr' ? 'fr' : 'en';
}
