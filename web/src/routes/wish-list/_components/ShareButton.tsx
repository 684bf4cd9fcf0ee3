import { Button, Input, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuShare2 } from 'react-icons/lu';
import { graphql, useFragment } from 'react-relay/hooks';
import { useOperationToasts } from '../../../lib/forms/useOperationToasts.ts';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import { ModalDialog } from '../../../ui/dialogs/ModalDialog.tsx';
import { toastSuccess } from '../../../ui/feedback/toaster.ts';
import type { ShareButton_list$key } from './__generated__/ShareButton_list.graphql.ts';
import type { ShareButtonMutation } from './__generated__/ShareButtonMutation.graphql.ts';

const fragment = graphql`
  fragment ShareButton_list on WishList {
    shareKey
  }
`;

const mutation = graphql`
  mutation ShareButtonMutation($input: ShareWishListInput!) {
    result: shareWishList(input: $input) {
      __typename
      ... on ShareWishListSuccess {
        wishList {
          id
          shareKey
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Shares the list with colleagues by link, or stops sharing. */
export function ShareButton({ list }: { list: ShareButton_list$key }) {
  const { t } = useTranslation('wishes');
  const { shareKey } = useFragment(fragment, list);
  const { failed } = useOperationToasts('wishList');
  const [isOpen, setIsOpen] = useState(false);
  const [share, isSharing] = useResultMutation<ShareButtonMutation>(mutation);
  const address =
    shareKey == null ? null : `${window.location.origin}${window.location.pathname}?list=${shareKey}`;

  async function handleShare(shared: boolean) {
    const outcome = await share({ input: { shared } });
    if (!outcome.ok) failed('saving', t('wishList:title'), outcome.failure);
  }

  async function handleCopy(text: string) {
    await navigator.clipboard.writeText(text);
    toastSuccess(t('copied'));
  }

  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        <LuShare2 aria-hidden />
        {t('share')}
      </Button>
      <ModalDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('shareTitle')}
        footer={
          address === null ? (
            <Button loading={isSharing} onClick={() => void handleShare(true)}>
              {t('shareStart')}
            </Button>
          ) : (
            <>
              <Button variant="outline" loading={isSharing} onClick={() => void handleShare(false)}>
                {t('shareStop')}
              </Button>
              <Button onClick={() => void handleCopy(address)}>{t('copy')}</Button>
            </>
          )
        }
      >
        <Stack gap="3">
          <Text>{t('shareText')}</Text>
          {address !== null && (
            <Input
              readOnly
              value={address}
              aria-label={t('link')}
              onFocus={(event) => event.target.select()}
            />
          )}
        </Stack>
      </ModalDialog>
    </>
  );
}
