import { useTranslation } from 'react-i18next';
import { type ToastAction, toastError, toastSuccess } from '../../ui/feedback/toaster.ts';
import type { MutationFailure } from './mutation-failure.ts';
import { useErrorText } from './useErrorText.ts';

/** What was done to a thing, as the administration spec (section 8) names it. */
export type Operation = 'saving' | 'deleting' | 'loading' | 'sending';

/** True for a failure of the request itself, which gives no reason that would help. */
export function isUnexplained({ kind, code }: MutationFailure): boolean {
  return kind === 'RequestError' && code !== 'UNREACHABLE';
}

/** Toasts for the outcome of operations on a named thing, in the words of the administration spec, section 8. */
export function useOperationToasts(routeNamespace?: string) {
  const { t } = useTranslation();
  const { ofFailure } = useErrorText(routeNamespace);
  return {
    /** '{name} - saved successfully!' */
    saved: (name: string) => toastSuccess(t('operation.saved', { name })),
    /** '{name} - deleted successfully!', with the way back where there is one. */
    deleted: (name: string, undo?: ToastAction) => toastSuccess(t('operation.deleted', { name }), undo),
    /** Why it failed, or 'Error occured while {operation}{name}!' where the reason is unknown. */
    failed: (operation: Operation, name: string, failure: MutationFailure) =>
      toastError(
        isUnexplained(failure)
          ? t('operation.failed', { operation: t(`operation.${operation}`), name })
          : ofFailure(failure),
      ),
  };
}
