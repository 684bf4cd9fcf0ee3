import { IconButton } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuEllipsis } from 'react-icons/lu';
import { graphql } from 'react-relay/hooks';
import { useOperationToasts } from '../../../../lib/forms/useOperationToasts.ts';
import { useResultMutation } from '../../../../lib/forms/useResultMutation.ts';
import { ActionMenu } from '../../../../ui/actions/ActionMenu.tsx';
import { toastSuccess } from '../../../../ui/feedback/toaster.ts';
import { useReloadJob } from '../actions/useReloadJob.ts';
import type { PictureMenuChooseMutation } from './__generated__/PictureMenuChooseMutation.graphql.ts';
import type { PictureMenuDeleteMutation } from './__generated__/PictureMenuDeleteMutation.graphql.ts';

const ConfirmDialog = lazy(async () => ({
  default: (await import('../../../../ui/dialogs/ConfirmDialog.tsx')).ConfirmDialog,
}));

const chooseMutation = graphql`
  mutation PictureMenuChooseMutation($input: SetBigJobImageInput!) {
    result: setBigJobImage(input: $input) {
      __typename
      ... on SetBigJobImageSuccess {
        jobOrder {
          id
          version
          ...JobGallery_job
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

const deleteMutation = graphql`
  mutation PictureMenuDeleteMutation($input: DeleteJobImageInput!) {
    result: deleteJobImage(input: $input) {
      __typename
      ... on DeleteJobImageSuccess {
        jobOrder {
          id
          version
          ...JobGallery_job
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

type PictureMenuProps = {
  image: { readonly id: string; readonly caption: string; readonly isBig: boolean };
  job: { readonly number: string; readonly version: number };
};

/** Picture actions of staff: make it the large one, or remove it with confirmation. */
export function PictureMenu({ image, job }: PictureMenuProps) {
  const { t } = useTranslation('jobs');
  const { deleted, failed } = useOperationToasts('jobs');
  const [choose] = useResultMutation<PictureMenuChooseMutation>(chooseMutation);
  const [remove, isRemoving] = useResultMutation<PictureMenuDeleteMutation>(deleteMutation);
  const reload = useReloadJob(job.number);
  const [isAsking, setIsAsking] = useState(false);
  const name = image.caption || t('picture.one');
  const variables = { input: { id: image.id, version: job.version } };

  async function handleChoose() {
    const outcome = await choose(variables);
    if (outcome.ok) return toastSuccess(t('picture.chosen', { name }));
    failed('saving', name, outcome.failure);
    // If it fails, the shown job is kept.
    reload().catch(() => {});
  }

  async function handleRemove() {
    const outcome = await remove(variables);
    setIsAsking(false);
    if (outcome.ok) return deleted(name);
    failed('deleting', name, outcome.failure);
    reload().catch(() => {});
  }

  return (
    <>
      <ActionMenu
        trigger={
          <IconButton size="xs" variant="subtle" aria-label={t('picture.actions', { name })}>
            <LuEllipsis />
          </IconButton>
        }
        entries={[
          {
            key: 'choose',
            label: t('picture.makeBig'),
            isDisabled: image.isBig,
            onSelect: () => void handleChoose(),
          },
          {
            key: 'delete',
            label: t('picture.delete'),
            isDestructive: true,
            onSelect: () => setIsAsking(true),
          },
        ]}
      />
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            isOpen
            title={t('picture.deleteTitle', { name })}
            confirmLabel={t('picture.delete')}
            isDestructive
            isBusy={isRemoving}
            onConfirm={() => void handleRemove()}
            onCancel={() => setIsAsking(false)}
          >
            {t(image.isBig ? 'picture.deleteBigText' : 'picture.deleteText', { number: job.number })}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}
