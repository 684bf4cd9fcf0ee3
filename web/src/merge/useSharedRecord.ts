import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { MutationFailure } from '../lib/forms/mutation-failure.ts';
import type { MergeConflict } from './merge-values.ts';
import type { OpenConflicts } from './open-conflicts.ts';
import { useReloadPage } from './useReloadPage.ts';

/** Saves the values of a form. Resolves to the failure, or null. */
type Save<V> = (values: V) => Promise<MutationFailure | null>;

/** A form of a record that others may change at the same time. */
type SharedRecord<V> = {
  /** For `SharedChanges`. */
  readonly merge: OpenConflicts;
  /**
   * For `onSend` of the form: saves the values with `save`. After a conflict it loads the current record, so that
   * the form shows what others changed, keeps what was typed, and can be saved again. While a field that both changed
   * is not settled, nothing is saved.
   */
  readonly sends: (save: Save<V>) => Save<V>;
};

/** Fetched with the first conflict, which is rare. */
const parts = () => import('./shared-record-parts.ts');

/** Use it for forms that send the version of a record of the page’s query. `saved`: its values, memoised. */
export function useSharedRecord<V extends FieldValues>(form: UseFormReturn<V>, saved: V): SharedRecord<V> {
  const reload = useReloadPage();
  const base = useRef(saved);
  const [conflicts, setConflicts] = useState<readonly MergeConflict[]>([]);

  useEffect(() => {
    const before = base.current;
    base.current = saved;
    if (JSON.stringify(before) === JSON.stringify(saved)) return;
    void parts().then(({ applyMerge, stillOpen }) => {
      const merged = applyMerge(form, before, saved, '');
      setConflicts((open) => stillOpen(open, merged));
    });
  }, [saved, form]);

  async function send(values: V, save: Save<V>) {
    if (conflicts.length > 0) return (await parts()).NOT_SETTLED;
    const failure = await save(values);
    if (failure === null) {
      // The server may write them in another way, which is no conflict.
      base.current = values;
      setConflicts([]);
    }
    if (failure?.kind !== 'ConflictError') return failure;
    return reload().then(
      () => ({ ...failure, code: 'CHANGE_SHOWN' }),
      () => failure,
    );
  }

  const settle: OpenConflicts['settle'] = (conflict, choice) =>
    void parts().then(({ settleIn }) => settleIn(form, setConflicts)(conflict, choice));

  return { merge: { conflicts, settle }, sends: (save) => (values) => send(values, save) };
}
