import { Button, Flex } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { CheckboxField } from '../../../lib/forms/CheckboxField.tsx';
import { Form } from '../../../lib/forms/Form.tsx';
import { isChecked, textOf } from '../../../lib/forms/form-values.ts';
import { PasswordField } from '../../../lib/forms/PasswordField.tsx';
import { TextField } from '../../../lib/forms/TextField.tsx';
import { withRelay } from '../../../lib/relay/with-relay.tsx';
import { rememberedUser, rememberUser } from '../../../lib/session/identity.ts';
import { useSignIn } from '../../../lib/session/useSignIn.ts';
import { links } from '../../../links.ts';
import { useContinue } from '../_lib/useContinue.ts';

const loadForgotten = withRelay(
  async () => (await import('./ForgottenPasswordDialog.tsx')).ForgottenPasswordDialog,
);
const ForgottenPasswordDialog = lazy(async () => ({ default: await loadForgotten() }));

/** User name and password. The name is stored on request. Blocked accounts see contact details. */
export function SignInForm() {
  const { t } = useTranslation('sign-in');
  const navigate = useNavigate();
  const goOn = useContinue();
  const [signIn, isSigningIn] = useSignIn();
  const [forgottenFor, setForgottenFor] = useState<string | null>(null);
  const remembered = rememberedUser();

  async function handleSend(data: FormData) {
    const userName = textOf(data, 'userName');
    const rememberMe = isChecked(data, 'rememberMe');
    const outcome = await signIn({ input: { userName, password: String(data.get('password')), rememberMe } });
    if (!outcome.ok) {
      if (outcome.failure.code === 'ACCOUNT_BLOCKED') void navigate(links.blocked());
      return outcome.failure;
    }
    rememberUser(rememberMe ? userName : null);
    goOn(outcome.success.viewer);
    return null;
  }

  return (
    <>
      <Form onSend={handleSend} isGuarded={false}>
        <TextField
          name="userName"
          label={t('userName')}
          defaultValue={remembered}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus={remembered === ''}
          required
        />
        <PasswordField name="password" label={t('password')} autoComplete="current-password" required />
        <Flex wrap="wrap" align="center" justify="space-between" gap="2">
          <CheckboxField name="rememberMe" label={t('rememberMe')} defaultChecked={remembered !== ''} />
          <Button
            variant="plain"
            onClick={(event) =>
              setForgottenFor(textOf(new FormData(event.currentTarget.form ?? undefined), 'userName'))
            }
          >
            {t('forgotten.link')}
          </Button>
        </Flex>
        <Button type="submit" size="lg" loading={isSigningIn}>
          {t('submit')}
        </Button>
      </Form>
      {forgottenFor !== null && (
        <Suspense>
          <ForgottenPasswordDialog userName={forgottenFor} onClose={() => setForgottenFor(null)} />
        </Suspense>
      )}
    </>
  );
}
