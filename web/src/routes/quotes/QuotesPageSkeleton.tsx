import { ListSkeleton } from '../../list/ListSkeleton.tsx';

/** The list on its way. */
export function QuotesPageSkeleton() {
  return <ListSkeleton rows={10} tabs={4} hasToolbar />;
}
