import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { useSignedInViewer } from '../../../../lib/session/useSignedInViewer.ts';
import type { BulkOutcome } from './bulk-job.ts';
import { movedText, subscribeToMoved } from './moved-jobs.ts';

const LastMoveNotice = lazy(async () => ({
  default: (await import('./LastMoveNotice.tsx')).LastMoveNotice,
}));
const UndoResultsDialog = lazy(async () => ({
  default: (await import('./UndoResultsDialog.tsx')).UndoResultsDialog,
}));

/** Above the list: the latest bulk action, its undo button, and the result. */
export function LastMove() {
  const { user } = useSignedInViewer();
  const hasMoves = useSyncExternalStore(subscribeToMoved, () => movedText(user.id) !== '');
  const [outcomes, setOutcomes] = useState<readonly BulkOutcome[] | null>(null);
  return (
    <Suspense>
      {hasMoves && <LastMoveNotice isDismissible onUndone={setOutcomes} />}
      {outcomes && <UndoResultsDialog outcomes={outcomes} onClose={() => setOutcomes(null)} />}
    </Suspense>
  );
}
