import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { applyMerge } from './apply-merge.ts';
import type { MergeConflict } from './merge-values.ts';
import { type OpenConflicts, settleIn, stillOpen } from './open-conflicts.ts';

/**
 * Keeps a form in sync with the saved record: changes by others are applied to untouched fields, typed values are kept.
 * `keyName` identifies the groups of its lists.
 */
export function useMergedValues<V extends FieldValues>(
  form: UseFormReturn<V>,
  saved: V,
  keyName: string,
): OpenConflicts {
  const base = useRef(saved);
  const [conflicts, setConflicts] = useState<readonly MergeConflict[]>([]);

  useEffect(() => {
    const before = base.current;
    base.current = saved;
    if (before === saved || JSON.stringify(before) === JSON.stringify(saved)) return;
    const merged = applyMerge(form, before, saved, keyName);
    setConflicts((open) => stillOpen(open, merged));
  }, [saved, keyName, form]);

  return { conflicts, settle: settleIn(form, setConflicts) };
}
