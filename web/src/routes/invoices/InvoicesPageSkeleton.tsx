import { ListSkeleton } from '../../list/ListSkeleton.tsx';

/** The list on its way. */
export function InvoicesPageSkeleton() {
  return <ListSkeleton rows={10} tabs={4} hasToolbar />;
}
