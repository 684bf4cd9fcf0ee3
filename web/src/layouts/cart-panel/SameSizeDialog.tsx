import { chakra, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useChoiceLabels } from '../../cart/choices/useChoiceLabels.ts';
import type { SameSizeQuestion } from '../../cart/same-size.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';

const Rings = chakra('ul', { base: { mt: '2', ps: '5', color: 'fg.muted' } });

/**
 * Asks whether rings of equal size are intended, and shows how many of which size there would be, in the words of the
 * cart.
 */
export function SameSizeDialog({ question: { sizes, answer } }: { question: SameSizeQuestion }) {
  const { t } = useTranslation('cart');
  const labels = useChoiceLabels();
  const isPair = sizes.length === 1 && sizes[0]?.count === 2;
  return (
    <ConfirmDialog
      isOpen
      title={t('sameSize.title')}
      confirmLabel={t('sameSize.yes')}
      cancelLabel={t('sameSize.no')}
      onConfirm={() => answer(true)}
      onCancel={() => answer(false)}
    >
      <Text>{t(isPair ? 'sameSize.text' : 'sameSize.textOfMany')}</Text>
      <Rings>
        {sizes.map((size) => (
          <li key={size.us}>{t('sameSize.rings', { count: size.count, size: labels.size(size) })}</li>
        ))}
      </Rings>
    </ConfirmDialog>
  );
}
