import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useOperationToasts } from '../../lib/forms/useOperationToasts.ts';
import { useResultMutation } from '../../lib/forms/useResultMutation.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import type { DeleteViewDialogMutation } from './__generated__/DeleteViewDialogMutation.graphql.ts';
import type { SavedView } from './view-state.ts';

const mutation = graphql`
  mutation DeleteViewDialogMutation($input: DeleteListViewInput!) {
    result: deleteListView(input: $input) {
      __typename
      ... on DeleteListViewSuccess {
        gridSetting {
          ...useListViews_setting
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

type DeleteViewDialogProps = {
  view: SavedView;
  onClose: () => void;
  onDeleted: () => void;
};

/** Confirms the deletion of a view, which others may use. */
export function DeleteViewDialog({ view, onClose, onDeleted }: DeleteViewDialogProps) {
  const { t } = useTranslation('lists');
  const { deleted, failed } = useOperationToasts('lists');
  const [remove, isDeleting] = useResultMutation<DeleteViewDialogMutation>(mutation);
  const { id, name, isShared } = view;

  async function handleConfirm(): Promise<void> {
    const outcome = await remove({ input: { id } });
    if (!outcome.ok) {
      failed('deleting', name, outcome.failure);
      onClose();
      return;
    }
    deleted(name);
    onDeleted();
  }

  return (
    <ConfirmDialog
      isOpen
      title={t('views.deleteTitle')}
      confirmLabel={t('views.deleteConfirm')}
      isDestructive
      isBusy={isDeleting}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      {t(isShared ? 'views.deleteSharedText' : 'views.deleteText', { name })}
    </ConfirmDialog>
  );
}
