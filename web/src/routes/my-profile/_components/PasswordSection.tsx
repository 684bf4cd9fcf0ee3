import { Button, Heading, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../lib/forms/Form.tsx';
import { useOperationToasts } from '../../../lib/forms/useOperationToasts.ts';
import { PasswordFields } from '../../../lib/session/PasswordFields.tsx';
import { useChangePassword } from '../../../lib/session/useChangePassword.ts';
import { Panel } from '../../../ui/layout/Panel.tsx';

/** Changes the password. Ends the sessions on all other devices. */
export function PasswordSection() {
  const { t } = useTranslation('my-profile');
  const toasts = useOperationToasts();
  const [commit, isSaving] = useChangePassword();
  // After saving, the form is reset.
  const [attempt, setAttempt] = useState(0);

  async function handleSend(data: FormData) {
    const outcome = await commit({
      input: { oldPassword: String(data.get('oldPassword')), newPassword: String(data.get('newPassword')) },
    });
    if (!outcome.ok) return outcome.failure;
    toasts.saved(t('password'));
    setAttempt((count) => count + 1);
    return null;
  }

  return (
    <Panel aria-labelledby="password-heading">
      <Stack gap="4">
        <Stack gap="1">
          <Heading as="h2" id="password-heading" textStyle="md">
            {t('password')}
          </Heading>
          <Text color="fg.muted">{t('passwordText')}</Text>
        </Stack>
        <Form key={attempt} onSend={handleSend}>
          <PasswordFields />
          <Button type="submit" variant="outline" alignSelf="flex-start" loading={isSaving}>
            {t('passwordSave')}
          </Button>
        </Form>
      </Stack>
    </Panel>
  );
}
