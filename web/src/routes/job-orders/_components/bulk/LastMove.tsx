import { Suspense, useState, useSyncExternalStore } from 'react';
import { lazyPart } from '../../../../lib/i18n/lazy-part.ts';
import { useSignedInViewer } from '../../../../lib/session/useSignedInViewer.ts';
import type { BulkOutcome } from './bulk-job.ts';
import { bulkTexts } from './bulk-texts.ts';
import { movedText, subscribeToMoved } from './moved-jobs.ts';

const LastMoveNotice = lazyPart(async () => (await import('./LastMoveNotice.tsx')).LastMoveNotice, bulkTexts);
const UndoResultsDialog = lazyPart(
  async () => (await import('./UndoResultsDialog.tsx')).UndoResultsDialog,
  bulkTexts,
);

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
