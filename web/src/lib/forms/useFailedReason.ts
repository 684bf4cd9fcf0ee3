import type { MutationFailure } from './mutation-failure.ts';
import { useErrorText } from './useErrorText.ts';
import { type Operation, useFailedText } from './useFailedText.ts';

/**
 * Text of a failed operation on a named record: the reason of the failure, or 'Error occured while {operation}{name}!' if
 * it is unknown. The namespaces are those of `useErrorText`.
 */
export function useFailedReason(
  routeNamespace?: string,
  room?: string,
): (operation: Operation, name: string, failure: MutationFailure) => string {
  const { ofFailure } = useErrorText(routeNamespace, room);
  const failedText = useFailedText();
  return (operation, name, failure) => ofFailure(failure, failedText(operation, name));
}
