import { Button, Flex, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { FileDrop } from '../../../lib/forms/FileDrop.tsx';
import { useOperationToasts } from '../../../lib/forms/useOperationToasts.ts';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import { UserBadge } from '../../../ui/pictures/UserBadge.tsx';
import { useUploadFile } from '../../../upload/useUploadFile.ts';
import type { PictureField_user$key } from './__generated__/PictureField_user.graphql.ts';
import type { PictureFieldMutation } from './__generated__/PictureFieldMutation.graphql.ts';

const fragment = graphql`
  fragment PictureField_user on User {
    fullName
    imageUrl
  }
`;

const mutation = graphql`
  mutation PictureFieldMutation($input: UpdateProfileInput!) {
    result: updateProfile(input: $input) {
      __typename
      ... on UpdateProfileSuccess {
        viewer {
          user {
            ...PictureField_user
            version
          }
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

type PictureFieldProps = { user: PictureField_user$key; mayEdit: boolean };

/** The viewer’s picture, by file dialog, drag and drop or paste. Saved immediately. */
export function PictureField({ user, mayEdit }: PictureFieldProps) {
  const { t } = useTranslation('my-profile');
  const { fullName, imageUrl } = useFragment(fragment, user);
  const toasts = useOperationToasts('my-profile');
  const [upload, isUploading] = useUploadFile();
  const [commit, isSaving] = useResultMutation<PictureFieldMutation>(mutation);
  const isBusy = isUploading || isSaving;

  async function save(pictureFileId: number | null) {
    const outcome = await commit({ input: { pictureFileId } });
    if (outcome.ok) toasts.saved(t('picture'));
    else toasts.failed('saving', t('picture'), outcome.failure);
  }

  async function handleFiles([file]: File[]) {
    if (!file) return;
    const outcome = await upload(file);
    if (outcome.ok) await save(outcome.success.file.databaseId);
    else toasts.failed('sending', t('picture'), outcome.failure);
  }

  return (
    <Flex gap="4" align="center">
      <UserBadge name={fullName} imageUrl={imageUrl} size="lg" />
      {mayEdit && (
        <Stack gap="2" flex="1" align="flex-start">
          <FileDrop label={t('pictureDrop')} onFiles={handleFiles} disabled={isBusy} />
          {imageUrl && (
            <Button variant="ghost" size="xs" disabled={isBusy} onClick={() => save(null)}>
              {t('pictureRemove')}
            </Button>
          )}
        </Stack>
      )}
    </Flex>
  );
}
