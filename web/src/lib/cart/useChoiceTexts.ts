import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/useFormat.ts';
import { type ConfiguredPiece, choiceTexts } from './choice-texts.ts';

/** Words the choices of a piece in the page's language. */
export function useChoiceTexts(): (piece: ConfiguredPiece) => string[] {
  const { t } = useTranslation('cart');
  const { number } = useFormat();
  return (piece) => choiceTexts(piece, (us) => t('size', { us: number(us) }));
}
