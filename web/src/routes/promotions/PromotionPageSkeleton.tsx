import { LinesSkeleton } from '../../ui/feedback/Skeletons.tsx';

/** Loading state of the form. */
export function PromotionPageSkeleton() {
  return <LinesSkeleton lines={14} />;
}
