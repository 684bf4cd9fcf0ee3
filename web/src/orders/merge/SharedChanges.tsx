import { Suspense } from 'react';
import { lazyPart } from '../../lib/i18n/lazy-part.ts';
import { orders } from '../namespace.ts';
import type { OpenConflicts } from './open-conflicts.ts';

const MergeChoices = lazyPart(async () => (await import('./MergeChoices.tsx')).MergeChoices, orders);

/** The fields that another user changed differently, each to choose; fetched when there is one. */
export function SharedChanges(merge: OpenConflicts) {
  if (merge.conflicts.length === 0) return null;
  return (
    <Suspense>
      <MergeChoices {...merge} />
    </Suspense>
  );
}
