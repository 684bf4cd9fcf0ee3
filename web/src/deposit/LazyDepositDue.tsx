import { Suspense } from 'react';
import { lazyPart } from '../lib/i18n/lazy-part.ts';
import { useSignedInViewer } from '../lib/session/useSignedInViewer.ts';
import { SectionBoundary } from '../ui/feedback/SectionBoundary.tsx';
import { payOrder } from './namespace.ts';

const DepositDue = lazyPart(async () => (await import('./DepositDue.tsx')).DepositDue, payOrder);

/**
 * The deposit due for an order, on other pages about it: its jobs, quote and confirmation. Only for customers; staff see
 * it on the sales order.
 */
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
