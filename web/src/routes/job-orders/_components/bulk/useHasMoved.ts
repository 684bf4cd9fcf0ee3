import { useState, useSyncExternalStore } from 'react';
import { useSignedInViewer } from '../../../../lib/session/useSignedInViewer.ts';
import { movedText, subscribeToMoved } from './moved-jobs.ts';

/** Whether a bulk act can be taken back, or could be while this list was on screen: then it tells what became of it. */
export function useHasMoved(): boolean {
  const { user } = useSignedInViewer();
  const hasMoves = useSyncExternalStore(subscribeToMoved, () => movedText(user.id) !== '');
  const [hadMoves, setHadMoves] = useState(hasMoves);
  if (hasMoves && !hadMoves) setHadMoves(true);
  return hadMoves;
}
