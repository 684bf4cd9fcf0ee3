import { isUnexplained, type MutationFailure } from '../../../lib/forms/mutation-failure.ts';

/** A failed change of the cart in a form: without a reason it has the text of the ordering spec, section 8. */
export function updateFailure(failure: MutationFailure): MutationFailure {
  return isUnexplained(failure) ? { ...failure, code: 'UPDATE_FAILED', requestId: null } : failure;
}
