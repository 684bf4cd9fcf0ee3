import { toastError } from '../../ui/feedback/toaster.ts';
import type { MutationFailure } from './mutation-failure.ts';
import { useDoneToasts } from './useDoneToasts.ts';
import { useFailedReason } from './useFailedReason.ts';
import type { Operation } from './useFailedText.ts';

/**
 * Toasts for the outcome of operations on a named record, with the texts of the administration spec, section 8. The
 * namespaces are those of `useErrorText`.
 */
export function useOperationToasts(routeNamespace?: string, room?: string) {
  const errorText = useFailedReason(routeNamespace, room);
  return {
    ...useDoneToasts(),
    /** The reason of the failure, or 'Error occured while {operation}{name}!' if it is unknown. */
    failed: (operation: Operation, name: string, failure: MutationFailure) =>
      toastError(errorText(operation, name, failure)),
  };
}
