import { Suspense } from 'react';
import { lazyPart } from '../lib/i18n/lazy-part.ts';
import { useSignedInViewer } from '../lib/session/useSignedInViewer.ts';
import { SectionBoundary } from '../ui/feedback/SectionBoundary.tsx';
import { payOrder } from './namespace.ts';

const DepositDue = lazyPart(async () => (await import('./DepositDue.tsx')).DepositDue, payOrder);

/** The deposit that a customer owes for an order, on pages of what belongs to the order; staff see it on the order itself. */
export function LazyDepositDue({ salesOrderNumber }: { salesOrderNumber: string | null | undefined }) {
  const { isStaff } = useSignedInViewer();
  if (isStaff || salesOrderNumber == null) return null;
  return (
    <SectionBoundary fallback={null}>
      <Suspense fallback={null}>
        <DepositDue number={salesOrderNumber} />
      </Suspense>
    </SectionBoundary>
  );
}
