import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { type MergeConflict, mergeValues } from './merge-values.ts';

/** Conflicting fields, and how to resolve them. */
export type OpenConflicts = {
  readonly conflicts: readonly MergeConflict[];
  readonly settle: (conflict: MergeConflict, choice: 'mine' | 'theirs') => void;
};

/** The merge of a form with its saved record. */
type MergedValues<V> = OpenConflicts & {
  /** Call it with the values that were saved: the server may write them in another way, which is no conflict. */
  readonly noteSaved: (values: V) => void;
};

/**
 * Keeps a form in sync with the saved record: changes by others are applied to untouched fields, typed values are kept.
 * `keyName` identifies the groups of its lists.
 */
export function useMergedValues<V extends FieldValues>(
  form: UseFormReturn<V>,
  saved: V,
  keyName: string,
): MergedValues<V> {
  const base = useRef(saved);
  const [conflicts, setConflicts] = useState<readonly MergeConflict[]>([]);
  const { getValues, reset, setValue } = form;

  useEffect(() => {
    const before = base.current;
    base.current = saved;
    if (before === saved || JSON.stringify(before) === JSON.stringify(saved)) return;
    const { kept, conflicts: found } = mergeValues(before, getValues(), saved, keyName);
    const restoreCaret = caret();
    reset(saved);
    // Names and values of form fields.
    for (const { name, value } of kept)
      setValue(name as Path<V>, value as PathValue<V, Path<V>>, { shouldDirty: true });
    restoreCaret();
    const names = new Set(kept.map(({ name }) => name));
    setConflicts((open) => [
      ...open.filter(({ name }) => names.has(name) && !found.some((each) => each.name === name)),
      ...found,
    ]);
  }, [saved, keyName, getValues, reset, setValue]);

  return {
    conflicts,
    noteSaved: (values) => {
      base.current = values;
      setConflicts([]);
    },
    settle: ({ name, theirs }, choice) => {
      if (choice === 'theirs')
        setValue(name as Path<V>, theirs as PathValue<V, Path<V>>, { shouldDirty: true });
      setConflicts((open) => open.filter((each) => each.name !== name));
    },
  };
}

/** The caret position. The returned function restores it. */
function caret(): () => void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return () => {};
  const { selectionStart, selectionEnd } = field;
  // Number and date fields have no caret position.
  return () => selectionStart !== null && field.setSelectionRange(selectionStart, selectionEnd);
}
