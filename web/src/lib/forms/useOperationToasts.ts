import { useTranslation } from 'react-i18next';
import { type ToastAction, toastError, toastSuccess } from '../../ui/feedback/toaster.ts';
import type { MutationFailure } from './mutation-failure.ts';
import { useErrorText } from './useErrorText.ts';
import { type Operation, useFailedText } from './useFailedText.ts';

/** Whether the request itself failed, without a reason that would help the user. */
export function isUnexplained({ kind, code }: MutationFailure): boolean {
  return kind === 'RequestError' && code !== 'UNREACHABLE';
}

/**
 * Toasts for the outcome of operations on a named record, with the texts of the administration spec, section 8. The
 * namespaces are those of `useErrorText`.
 */
export function useOperationToasts(routeNamespace?: string, room?: string) {
  const { t } = useTranslation();
  const { ofFailure } = useErrorText(routeNamespace, room);
  const failedText = useFailedText();
  return {
    /** '{name} - saved successfully!', with a sentence after it if there is one. */
    saved: (name: string, sentence?: string) =>
      toastSuccess([t('operation.saved', { name }), sentence].filter(Boolean).join(' ')),
    /** '{name} - deleted successfully!', with an undo action if there is one. */
    deleted: (name: string, undo?: ToastAction) => toastSuccess(t('operation.deleted', { name }), undo),
    /** The reason of the failure, or 'Error occured while {operation}{name}!' if it is unknown. */
    failed: (operation: Operation, name: string, failure: MutationFailure) =>
      toastError(isUnexplained(failure) ? failedText(operation, name) : ofFailure(failure)),
  };
}
