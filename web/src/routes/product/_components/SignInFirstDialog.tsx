import { Button, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { links } from '../../../links.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { ModalDialog } from '../../../ui/dialogs/ModalDialog.tsx';
import { keepWaitingPiece } from '../_lib/waiting-piece.ts';

type SignInFirstDialogProps = {
  /** URL of the configured piece: path and query. */
  returnTo: string;
  onClose: () => void;
};

/** Asks a visitor to sign in before adding a piece. The configuration is kept. */
export function SignInFirstDialog({ returnTo, onClose }: SignInFirstDialogProps) {
  const { t } = useTranslation('product');

  // The URL may update after the click, so the stored piece follows the return URL.
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
