import { chakra, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { SameSizeQuestion } from '../../cart/same-size.ts';
import { useFormat } from '../../lib/format/useFormat.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';

const Rings = chakra('ul', { base: { mt: '2', ps: '5', color: 'fg.muted' } });

/** Asks whether rings of equal size are intended, and shows how many of which size there would be. */
export function SameSizeDialog({ question: { sizes, answer } }: { question: SameSizeQuestion }) {
  const { t } = useTranslation('cart');
  const { number } = useFormat();
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
        {sizes.map(({ size, count }) => (
          <li key={size}>{t('sameSize.rings', { count, us: number(size) })}</li>
        ))}
      </Rings>
    </ConfirmDialog>
  );
}
