import { Button, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../lib/forms/Form.tsx';
import { textOf } from '../../lib/forms/form-values.ts';
import { PasswordField } from '../../lib/forms/PasswordField.tsx';
import { TextField } from '../../lib/forms/TextField.tsx';
import { continueAs, resumeSession } from '../../lib/session/identity.ts';
import { answerSignIn } from '../../lib/session/sign-in-prompt.ts';
import { useViewer } from '../../lib/session/useShell.ts';
import { useSignIn } from '../../lib/session/useSignIn.ts';
import { ModalDialog } from '../../ui/dialogs/ModalDialog.tsx';

/**
 * Asks for the password again, over the page. The same user continues on it. For another user, their start page is
 * loaded, because this page shows data of the first one.
 */
export function SignInAgainForm() {
  const { t } = useTranslation('shell');
  const viewer = useViewer();
  const [signIn, isSigningIn] = useSignIn();

  async function handleSend(data: FormData) {
    const userName = textOf(data, 'userName');
    const password = String(data.get('password'));
    const outcome = await signIn({ input: { userName, password } });
    if (!outcome.ok) return outcome.failure;
    const { user, startupPath } = outcome.success.viewer;
    if (viewer && user.databaseId === viewer.user.databaseId) {
      resumeSession();
      answerSignIn(true);
    } else {
      continueAs(startupPath);
    }
    return null;
  }

  return (
    <ModalDialog isOpen onClose={() => answerSignIn(false)} title={t('signInAgain.title')}>
      <Form onSend={handleSend} isGuarded={false}>
        <Text>{t('signInAgain.text')}</Text>
        <Stack gap="4">
          <TextField
            name="userName"
            label={t('user.name')}
            defaultValue={viewer?.user.userName ?? ''}
            autoComplete="username"
            required
          />
          <PasswordField
            name="password"
            label={t('user.password')}
            autoComplete="current-password"
            required
          />
        </Stack>
        <Button type="submit" loading={isSigningIn}>
          {t('user.signIn')}
        </Button>
      </Form>
    </ModalDialog>
  );
}
