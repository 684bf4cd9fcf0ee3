import { ListSkeleton } from '../../list/ListSkeleton.tsx';

/** The list on its way. */
export function PaymentsPageSkeleton() {
  return <ListSkeleton rows={10} hasToolbar />;
}
