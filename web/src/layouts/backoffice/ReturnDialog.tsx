import { Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { Form } from '../../lib/forms/Form.tsx';
import { textOrNull } from '../../lib/forms/form-values.ts';
import { USER_TEXT_LENGTHS } from '../../lib/forms/limits.ts';
import { TextAreaField } from '../../lib/forms/TextAreaField.tsx';
import { useResultMutation } from '../../lib/forms/useResultMutation.ts';
import { localizedPath } from '../../lib/i18n/language.ts';
import { useLocale } from '../../lib/i18n/useLocale.ts';
import { chooseCart } from '../../lib/session/cart-session.ts';
import { continueAs } from '../../lib/session/identity.ts';
import { ModalDialog } from '../../ui/dialogs/ModalDialog.tsx';
import type { ReturnDialogMutation } from './__generated__/ReturnDialogMutation.graphql.ts';

const mutation = graphql`
  mutation ReturnDialogMutation($input: ReturnToSelfInput!) {
    result: returnToSelf(input: $input) {
      __typename
      ... on ReturnToSelfSuccess {
        viewer {
          startupPath
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Ends acting as another user, with a note for the audit log. */
export function ReturnDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['shell', 'switchUser']);
  const language = useLocale();
  const [commit, isReturning] = useResultMutation<ReturnDialogMutation>(mutation);

  async function handleSend(data: FormData) {
    const outcome = await commit({ input: { note: textOrNull(data, 'note') } });
    if (!outcome.ok) return outcome.failure;
    chooseCart(null);
    continueAs(localizedPath(outcome.success.viewer.startupPath, language));
    return null;
  }

  return (
    <ModalDialog isOpen onClose={onClose} title={t('acting.return')}>
      <Form onSend={handleSend} isGuarded={false}>
        <TextAreaField
          name="note"
          label={t('switchUser:note')}
          hint={t('switchUser:noteHint')}
          maxLength={USER_TEXT_LENGTHS.actingNote}
        />
        <Button type="submit" alignSelf="flex-end" loading={isReturning}>
          {t('acting.return')}
        </Button>
      </Form>
    </ModalDialog>
  );
}
