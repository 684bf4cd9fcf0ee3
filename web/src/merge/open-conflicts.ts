import type { Dispatch, SetStateAction } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import type { MutationFailure } from '../lib/forms/mutation-failure.ts';
import type { Merge, MergeConflict } from './merge-values.ts';

/** Conflicting fields, and how to resolve them. */
export type OpenConflicts = {
  readonly conflicts: readonly MergeConflict[];
  readonly settle: (conflict: MergeConflict, choice: 'mine' | 'theirs') => void;
};

/** The failure of saving while a conflict is open. */
export const NOT_SETTLED: MutationFailure = {
  kind: 'ConflictError',
  code: 'CHANGE_SHOWN',
  issues: [],
  data: {},
  permissionName: null,
  currentVersion: null,
  requestId: null,
};

/** The conflicts after a merge: those found, and earlier ones whose typed values are still kept. */
export function stillOpen(
  open: readonly MergeConflict[],
  { kept, conflicts: found }: Merge,
): readonly MergeConflict[] {
  const names = new Set(kept.map(({ name }) => name));
  return [
    ...open.filter(({ name }) => names.has(name) && !found.some((each) => each.name === name)),
    ...found,
  ];
}

/** Resolves a conflict of a form with one of its values. */
export function settleIn<V extends FieldValues>(
  { setValue }: UseFormReturn<V>,
  setConflicts: Dispatch<SetStateAction<readonly MergeConflict[]>>,
): OpenConflicts['settle'] {
  return ({ name, theirs }, choice) => {
    if (choice === 'theirs')
      setValue(name as Path<V>, theirs as PathValue<V, Path<V>>, { shouldDirty: true });
    setConflicts((open) => open.filter((each) => each.name !== name));
  };
}
