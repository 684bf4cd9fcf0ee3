import { chakra, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { closeSameSize, type SameSizeQuestion } from '../../cart/same-size.ts';
import { useTakeOutLines } from '../../cart/useTakeOutLines.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';

const Rings = chakra('ul', { base: { mt: '2', ps: '5', color: 'fg.muted' } });

/** Two rings of one size are in the cart: whether that is meant, and which they are. */
export function SameSizeDialog({ question }: { question: SameSizeQuestion }) {
  const { t } = useTranslation('cart');
  const takeOut = useTakeOutLines();
  const { keep, takeBack } = question;

  function answer(act: (() => void) | undefined) {
    closeSameSize();
    act?.();
  }

  return (
    <ConfirmDialog
      isOpen
      title={t('sameSize.title')}
      confirmLabel={t('sameSize.yes')}
      cancelLabel={t('sameSize.no')}
      onConfirm={() => answer(keep)}
      onCancel={() =>
        answer(typeof takeBack === 'function' ? takeBack : () => void takeOut(takeBack.lineIds))
      }
    >
      <Text>{t(question.rings.length > 2 ? 'sameSize.textOfMany' : 'sameSize.text')}</Text>
      <Rings>
        {question.rings.map((ring, index) => (
          // Two lines may read the same.
          <li key={index}>{ring}</li>
        ))}
      </Rings>
    </ConfirmDialog>
  );
}
