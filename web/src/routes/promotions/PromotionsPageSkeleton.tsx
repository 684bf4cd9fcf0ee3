import { ListSkeleton } from '../../list/ListSkeleton.tsx';

/** The list on its way. */
export function PromotionsPageSkeleton() {
  return <ListSkeleton rows={8} />;
}
