import { ListSkeleton } from '../../list/ListSkeleton.tsx';

/** A page about prices on its way. */
export function PricesSkeleton() {
  return <ListSkeleton rows={8} tabs={4} hasToolbar />;
}
