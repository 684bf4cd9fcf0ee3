import { LinesSkeleton } from '../../ui/feedback/Skeletons.tsx';

/** Loading state of form. */
export function PromotionPageSkeleton() {
  return <LinesSkeleton lines={14} />;
}
