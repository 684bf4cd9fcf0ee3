import { useTranslation } from 'react-i18next';
import { type ToastAction, toastSuccess } from '../../ui/feedback/toaster.ts';

/** Toasts for operations on a named record that succeeded, with the texts of the administration spec, section 8. */
export function useDoneToasts() {
  const { t } = useTranslation();
  return {
    /** '{name} - saved successfully!', with a sentence after it if there is one. */
    saved: (name: string, sentence?: string) =>
      toastSuccess([t('operation.saved', { name }), sentence].filter(Boolean).join(' ')),
    /** '{name} - deleted successfully!', with an undo action if there is one. */
    deleted: (name: string, undo?: ToastAction) => toastSuccess(t('operation.deleted', { name }), undo),
  };
}
