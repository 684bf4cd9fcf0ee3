import { Button, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { links } from '../../../links.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { ModalDialog } from '../../../ui/dialogs/ModalDialog.tsx';

type SignInFirstDialogProps = {
  /** The configured piece: path and query. */
  returnTo: string;
  onClose: () => void;
};

/** A visitor wants to add a piece: the cart is for signed-in customers, the configuration is kept. */
export function SignInFirstDialog({ returnTo, onClose }: SignInFirstDialogProps) {
  const { t } = useTranslation('product');
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
