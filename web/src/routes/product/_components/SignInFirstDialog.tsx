import { Button, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { links } from '../../../links.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { ModalDialog } from '../../../ui/dialogs/ModalDialog.tsx';
import { keepWaitingPiece } from '../_lib/waiting-piece.ts';

type SignInFirstDialogProps = {
  /** The configured piece: path and query. */
  returnTo: string;
  onClose: () => void;
};

/** A visitor wants to add a piece: the cart is for signed-in customers, the configuration is kept. */
export function SignInFirstDialog({ returnTo, onClose }: SignInFirstDialogProps) {
  const { t } = useTranslation('product');

  // The address may still follow the last choice when the button is clicked: what is kept is what is returned to.
  useEffect(() => keepWaitingPiece(returnTo), [returnTo]);

  return (
    <ModalDialog
      isOpen
      onClose={onClose}
      title={t('signInFirst.title')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('signInFirst.later')}
          </Button>
          <ButtonLink to={links.signIn(returnTo)}>{t('signInFirst.signIn')}</ButtonLink>
        </>
      }
    >
      <Text>{t('shell:cartSignInFirst')}</Text>
      <Text color="fg.muted" mt="2">
        {t('signInFirst.kept')}
      </Text>
    </ModalDialog>
  );
}
