import { useTranslation } from 'react-i18next';
import { type ToastAction, toastError, toastSuccess } from '../../ui/feedback/toaster.ts';
import type { MutationFailure } from './mutation-failure.ts';
import { useErrorText } from './useErrorText.ts';

/** Operations on a record, as named in the administration spec (section 8). */
export type Operation = 'saving' | 'deleting' | 'loading' | 'sending';

/** Whether the request itself failed, without a reason that would help the user. */
export function isUnexplained({ kind, code }: MutationFailure): boolean {
  return kind === 'RequestError' && code !== 'UNREACHABLE';
}

/** Toasts for the outcome of operations on a named record, with the texts of the administration spec, section 8. */
export function useOperationToasts(routeNamespace?: string) {
  const { t } = useTranslation();
  const { ofFailure } = useErrorText(routeNamespace);
  return {
    /** '{name} - saved successfully!' */
    saved: (name: string) => toastSuccess(t('operation.saved', { name })),
    /** '{name} - deleted successfully!', with an undo action if there is one. */
    deleted: (name: string, undo?: ToastAction) => toastSuccess(t('operation.deleted', { name }), undo),
    /** The reason of the failure, or 'Error occured while {operation}{name}!' if it is unknown. */
    failed: (operation: Operation, name: string, failure: MutationFailure) =>
      toastError(
        isUnexplained(failure)
          ? t('operation.failed', { operation: t(`operation.${operation}`), name })
          : ofFailure(failure),
      ),
  };
}
