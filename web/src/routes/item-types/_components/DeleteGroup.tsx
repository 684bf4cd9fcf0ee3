import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuTrash2 } from 'react-icons/lu';
import { graphql } from 'react-relay/hooks';
import { useOperationToasts } from '../../../lib/forms/useOperationToasts.ts';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import { IconAction } from '../../../ui/actions/IconAction.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { showAllGroups } from '../_lib/show-all-groups.ts';
import type { DeleteGroupMutation } from './__generated__/DeleteGroupMutation.graphql.ts';

const mutation = graphql`
  mutation DeleteGroupMutation($input: DeleteItemGroupInput!) {
    result: deleteItemGroup(input: $input) {
      __typename
      ... on DeleteItemGroupSuccess {
        itemGroups {
          id
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Deletes a group with confirmation. A group with item types is refused with a message. */
export function DeleteGroup({ databaseId, name }: { databaseId: number; name: string }) {
  const { t } = useTranslation('item-types');
  const toasts = useOperationToasts('item-types');
  const [isAsking, setIsAsking] = useState(false);
  const [commit, isDeleting] = useResultMutation<DeleteGroupMutation>(mutation);

  async function handleDelete() {
    const outcome = await commit(
      { input: { groupId: databaseId } },
      { updater: showAllGroups('deleteItemGroup') },
    );
    setIsAsking(false);
    if (outcome.ok) toasts.deleted(name);
    else toasts.failed('deleting', name, outcome.failure);
  }

  return (
    <>
      <IconAction
        label={t('groups.delete', { name })}
        icon={<LuTrash2 />}
        variant="ghost"
        onClick={() => setIsAsking(true)}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={t('groups.deleteTitle')}
        confirmLabel={t('groups.confirmDelete')}
        isDestructive
        isBusy={isDeleting}
        onConfirm={() => void handleDelete()}
        onCancel={() => setIsAsking(false)}
      >
        {t('groups.deleteText', { name })}
      </ConfirmDialog>
    </>
  );
}
