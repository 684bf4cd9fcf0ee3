import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../lib/i18n/lazy-part.ts';
import { LinesSkeleton } from '../ui/feedback/Skeletons.tsx';
import type { CommitSummary_order$key } from './__generated__/CommitSummary_order.graphql.ts';
import { commit } from './namespace.ts';

// Fetched on demand, with its texts.
const CommitSummary = lazyPart(async () => (await import('./CommitSummary.tsx')).CommitSummary, commit);

type LastStepProps = {
  /** Null until loaded. */
  order: CommitSummary_order$key | null | undefined;
  isPending?: boolean;
  /** Shown instead of the pieces, with more about them. */
  pieces?: ReactNode;
  /** The jobs that `pieces` are about, if the order has others; absent: all. */
  piecesOf?: readonly string[];
};

/** The summary of the order to commit, once it is loaded. */
export function LastStep({ order, isPending, pieces, piecesOf }: LastStepProps) {
  if (!order) return <LinesSkeleton lines={8} />;
  return (
    <Suspense fallback={<LinesSkeleton lines={8} />}>
      <CommitSummary order={order} isPending={isPending ?? false} pieces={pieces} piecesOf={piecesOf} />
    </Suspense>
  );
}
