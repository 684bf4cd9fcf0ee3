import { useTranslation } from 'react-i18next';
import { useFormat } from '../lib/format/useFormat.ts';
import type { ChoiceWords } from './choice-texts.ts';

/** How the page's language says the choices of a piece. */
export function useChoiceWords(): ChoiceWords {
  const { t } = useTranslation('cart');
  const { number } = useFormat();
  return {
    size: (us) => t('size', { us: number(us) }),
    choice: (name, value) => t('choice', { name, value }),
  };
}
