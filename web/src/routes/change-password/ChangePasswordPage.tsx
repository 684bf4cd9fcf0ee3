import { Button, Center, Heading, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Form } from '../../lib/forms/Form.tsx';
import { localizedPath } from '../../lib/i18n/language.ts';
import { useLocale } from '../../lib/i18n/useLocale.ts';
import { continueAs } from '../../lib/session/identity.ts';
import { PasswordFields } from '../../lib/session/PasswordFields.tsx';
import { RETURN_PARAMETER, safeReturnPath } from '../../lib/session/return-path.ts';
import { useChangePassword } from '../../lib/session/useChangePassword.ts';
import { links } from '../../links.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';

/** Asks for a new password after sign-in with a generated one. No other page opens before. */
export function ChangePasswordPage() {
  const { t } = useTranslation('change-password');
  const language = useLocale();
  const [address] = useSearchParams();
  const [commit, isSaving] = useChangePassword();

  async function handleSend(data: FormData) {
    const outcome = await commit({
      input: { oldPassword: String(data.get('oldPassword')), newPassword: String(data.get('newPassword')) },
    });
    if (!outcome.ok) return outcome.failure;
    const returnTo = safeReturnPath(address.get(RETURN_PARAMETER), window.location.origin);
    continueAs(localizedPath(returnTo ?? outcome.success.viewer.startupPath, language));
    return null;
  }

  return (
    <Center flex="1" px="4" py="8">
      <Stack gap="6" w="full" maxW="sm">
        <Stack gap="1">
          <Heading as="h1" textStyle="display">
            {t('title')}
          </Heading>
          <Text color="fg.muted">{t('text')}</Text>
        </Stack>
        <Form onSend={handleSend} isGuarded={false}>
          <PasswordFields />
          <Button type="submit" size="lg" loading={isSaving}>
            {t('submit')}
          </Button>
          <ButtonLink to={links.signOut()} variant="ghost" size="sm">
            {t('signOut')}
          </ButtonLink>
        </Form>
      </Stack>
    </Center>
  );
}
