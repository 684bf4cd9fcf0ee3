import { LinesSkeleton } from '../../ui/feedback/Skeletons.tsx';

/** The form on its way. */
export function ItemTypePageSkeleton() {
  return <LinesSkeleton lines={14} />;
}
