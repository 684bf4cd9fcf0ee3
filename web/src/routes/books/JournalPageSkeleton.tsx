import { ListSkeleton } from '../../list/ListSkeleton.tsx';

/** The journal on its way. */
export function JournalPageSkeleton() {
  return <ListSkeleton rows={20} hasToolbar />;
}
