import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { MutationFailure } from '../../lib/forms/mutation-failure.ts';
import { useReloadPage } from '../../lib/relay/RelayPage.tsx';
import { type OpenConflicts, useMergedValues } from './useMergedValues.ts';

/** A form of a record that others may change at the same time. */
type SharedRecord<V> = {
  /** For `SharedChanges`. */
  readonly merge: OpenConflicts;
  /**
   * Call it with the sent values and the failure. After a conflict it loads the current record, so that the form shows
   * what others changed, keeps what was typed, and can be saved again.
   */
  readonly afterSending: (values: V, failure: MutationFailure | null) => Promise<MutationFailure | null>;
};

/** Use it for forms that send the version of a record of the page’s query. `saved`: its values, memoised. */
export function useSharedRecord<V extends FieldValues>(form: UseFormReturn<V>, saved: V): SharedRecord<V> {
  const reload = useReloadPage();
  const { noteSaved, ...merge } = useMergedValues(form, saved, '');

  async function afterSending(values: V, failure: MutationFailure | null) {
    if (failure === null) noteSaved(values);
    if (failure?.kind !== 'ConflictError') return failure;
    return reload().then(
      () => ({ ...failure, code: 'CHANGE_SHOWN' }),
      () => failure,
    );
  }

  return { merge, afterSending };
}
