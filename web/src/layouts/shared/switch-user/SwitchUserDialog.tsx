import { Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { type FoundUser, UserSearch } from '../../../customers/UserSearch.tsx';
import { Form } from '../../../lib/forms/Form.tsx';
import { textOrNull } from '../../../lib/forms/form-values.ts';
import { USER_TEXT_LENGTHS } from '../../../lib/forms/limits.ts';
import { TextAreaField } from '../../../lib/forms/TextAreaField.tsx';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import { localizedPath } from '../../../lib/i18n/language.ts';
import { useLocale } from '../../../lib/i18n/useLocale.ts';
import { chooseCart } from '../../../lib/session/cart-session.ts';
import { continueAs } from '../../../lib/session/identity.ts';
import { ModalDialog } from '../../../ui/dialogs/ModalDialog.tsx';
import type { SwitchUserDialogMutation } from './__generated__/SwitchUserDialogMutation.graphql.ts';

const mutation = graphql`
  mutation SwitchUserDialogMutation($input: SwitchUserInput!) {
    result: switchUser(input: $input) {
      __typename
      ... on SwitchUserSuccess {
        viewer {
          startupPath
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Lets staff with permission 3101 act as a customer's user: selects the user, then asks for the reason. */
export function SwitchUserDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('switchUser');
  const language = useLocale();
  const [user, setUser] = useState<FoundUser | null>(null);
  const [commit, isSwitching] = useResultMutation<SwitchUserDialogMutation>(mutation);

  async function handleSend(data: FormData) {
    if (!user) return null;
    const outcome = await commit({ input: { userId: user.databaseId, reason: textOrNull(data, 'reason') } });
    if (!outcome.ok) return outcome.failure;
    chooseCart(null);
    continueAs(localizedPath(outcome.success.viewer.startupPath, language));
    return null;
  }

  return (
    <ModalDialog isOpen onClose={onClose} title={t('title')} size="md">
      {user ? (
        <Form onSend={handleSend} isGuarded={false}>
          <Text color="fg.muted">{t('text')}</Text>
          <TextAreaField
            name="reason"
            label={t('reason')}
            hint={t('reasonHint')}
            maxLength={USER_TEXT_LENGTHS.actingReason}
          />
          <Button type="submit" loading={isSwitching} alignSelf="flex-end">
            {t('start', { name: user.fullName })}
          </Button>
        </Form>
      ) : (
        <UserSearch onPick={setUser} />
      )}
    </ModalDialog>
  );
}
