import { useTranslation } from 'react-i18next';
import { preferredSystem, sizeIn } from '../../configuration/ring-size-system.ts';
import { usSize } from '../../configuration/us-size.ts';
import { useFormat } from '../../lib/format/useFormat.ts';
import type { ChoiceLabels } from './choice-texts.ts';

/** Texts for the choices of a piece in the page’s language. A ring size is shown in the system it was chosen in. */
export function useChoiceLabels(): ChoiceLabels {
  const { t } = useTranslation('choices');
  const { number } = useFormat();
  const system = preferredSystem();
  return {
    size: (size) => {
      const us = usSize(size.us);
      return system === 'us'
        ? t('size', { us })
        : t(`sizeIn.${system}`, { size: sizeIn(system, size, number), us });
    },
    choice: (name, value) => t('choice', { name, value }),
  };
}
