import { LinesSkeleton } from '../../ui/feedback/Skeletons.tsx';

/** Loading state of form. */
export function ItemTypePageSkeleton() {
  return <LinesSkeleton lines={14} />;
}
