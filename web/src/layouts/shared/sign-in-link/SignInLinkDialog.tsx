import { Button, chakra, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { type FoundUser, UserSearch } from '../../../customers/UserSearch.tsx';
import { useFormat } from '../../../lib/format/useFormat.ts';
import { useOperationToasts } from '../../../lib/forms/useOperationToasts.ts';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import { ModalDialog } from '../../../ui/dialogs/ModalDialog.tsx';
import { toastSuccess } from '../../../ui/feedback/toaster.ts';
import type { SignInLinkDialogMutation } from './__generated__/SignInLinkDialogMutation.graphql.ts';

const mutation = graphql`
  mutation SignInLinkDialogMutation($input: CreateSignInLinkInput!) {
    result: createSignInLink(input: $input) {
      __typename
      ... on CreateSignInLinkSuccess {
        url
        expiresAt
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

const Address = chakra('code', {
  base: {
    fontFamily: 'mono',
    textStyle: 'xs',
    bg: 'bg.muted',
    borderRadius: 'l2',
    p: '3',
    overflowWrap: 'anywhere',
  },
});

type Ready = { user: FoundUser; url: string; expiresAt: string };

/** Creates a single-use sign-in link for a customer's user, for staff. */
export function SignInLinkDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('signInLink');
  const { dateTime } = useFormat();
  const { failed } = useOperationToasts();
  const [commit] = useResultMutation<SignInLinkDialogMutation>(mutation);
  const [ready, setReady] = useState<Ready | null>(null);

  async function create(user: FoundUser) {
    const outcome = await commit({ input: { userId: user.databaseId } });
    if (outcome.ok) setReady({ user, ...outcome.success });
    else failed('saving', t('link'), outcome.failure);
  }

  async function copy(url: string) {
    await navigator.clipboard.writeText(url);
    toastSuccess(t('copied'));
  }

  return (
    <ModalDialog isOpen onClose={onClose} title={t('title')} size="md">
      <Stack gap="3">
        <Text color="fg.muted">{t('text')}</Text>
        {ready ? (
          <>
            <Text>{t('ready', { name: ready.user.fullName, until: dateTime(ready.expiresAt) })}</Text>
            <Address>{ready.url}</Address>
            <Button alignSelf="flex-end" onClick={() => copy(ready.url)}>
              {t('copy')}
            </Button>
          </>
        ) : (
          <UserSearch onPick={create} />
        )}
      </Stack>
    </ModalDialog>
  );
}
