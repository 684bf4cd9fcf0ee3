import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../lib/forms/useErrorText.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { toastError, toastSuccess } from '../../ui/feedback/toaster.ts';
import { type GridCode, useViewActions } from './useViewActions.ts';
import type { SavedView } from './view-state.ts';

type DeleteViewDialogProps = {
  code: GridCode;
  view: SavedView;
  onClose: () => void;
  onDeleted: () => void;
};

/** Asks before a view is deleted: others may use it. */
export function DeleteViewDialog({ code, view, onClose, onDeleted }: DeleteViewDialogProps) {
  const { t } = useTranslation('lists');
  const { ofFailure } = useErrorText('lists');
  const { remove, isDeleting } = useViewActions(code);
  const { id, name, isShared } = view;

  async function handleConfirm(): Promise<void> {
    const failure = await remove(id);
    if (failure) {
      toastError(ofFailure(failure));
      onClose();
      return;
    }
    toastSuccess(t('views.deleted', { name }));
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
