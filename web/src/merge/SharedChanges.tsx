import { lazy, Suspense } from 'react';
import type { MergeChoicesProps } from './MergeChoices.tsx';

const MergeChoices = lazy(async () => (await import('./merge-choices-part.ts')).loadMergeChoices());

/** The fields that another user changed differently, each to choose; fetched when there is one. */
export function SharedChanges(props: MergeChoicesProps) {
  if (props.conflicts.length === 0) return null;
  return (
    <Suspense>
      <MergeChoices {...props} />
    </Suspense>
  );
}
