import { Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { Form } from '../../../lib/forms/Form.tsx';
import { textOf } from '../../../lib/forms/form-values.ts';
import { TextField } from '../../../lib/forms/TextField.tsx';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import { ModalDialog } from '../../../ui/dialogs/ModalDialog.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import type { ForgottenPasswordDialogMutation } from './__generated__/ForgottenPasswordDialogMutation.graphql.ts';

const mutation = graphql`
  mutation ForgottenPasswordDialogMutation($input: RequestPasswordResetInput!) {
    result: requestPasswordReset(input: $input) {
      __typename
      ... on RequestPasswordResetSuccess {
        done
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

type ForgottenPasswordDialogProps = { userName: string; onClose: () => void };

/** Requests a generated password by email. The response is the same for unknown names. */
export function ForgottenPasswordDialog({ userName, onClose }: ForgottenPasswordDialogProps) {
  const { t } = useTranslation('sign-in');
  const [commit, isSending] = useResultMutation<ForgottenPasswordDialogMutation>(mutation);
  const [isSent, setIsSent] = useState(false);

  async function handleSend(data: FormData) {
    const outcome = await commit({ input: { userName: textOf(data, 'userName') } });
    if (!outcome.ok) return outcome.failure;
    setIsSent(true);
    return null;
  }

  return (
    <ModalDialog isOpen onClose={onClose} title={t('forgotten.title')}>
      {isSent ? (
        <Notice tone="success" title={t('forgotten.sentTitle')} isLive>
          {t('forgotten.sent')}
        </Notice>
      ) : (
        <Form onSend={handleSend} isGuarded={false}>
          <Text color="fg.muted">{t('forgotten.text')}</Text>
          <TextField
            name="userName"
            label={t('userName')}
            defaultValue={userName}
            autoComplete="username"
            autoCapitalize="none"
            required
          />
          <Button type="submit" alignSelf="flex-end" loading={isSending}>
            {t('forgotten.submit')}
          </Button>
        </Form>
      )}
    </ModalDialog>
  );
}
