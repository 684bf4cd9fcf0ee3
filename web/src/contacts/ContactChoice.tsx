import { Suspense } from 'react';
import { lazyPart } from '../lib/i18n/lazy-part.ts';
import { QUOTES_REVISE, SALES_ORDERS_EDIT } from '../lib/session/permissions.ts';
import { useCan } from '../lib/session/useCan.ts';
import { useSignedInViewer } from '../lib/session/useSignedInViewer.ts';
import { CardBoundary } from '../ui/feedback/CardBoundary.tsx';
import { LinesSkeleton } from '../ui/feedback/Skeletons.tsx';
import type { ContactFieldProps } from './ContactField.tsx';
import { contacts } from './namespace.ts';

const ContactField = lazyPart(async () => (await import('./ContactField.tsx')).ContactField, contacts);

type ContactChoiceProps = Omit<ContactFieldProps, 'customerId'> & { customerId: number | null };

/**
 * Selection of the contact of something that staff create for a customer. Not shown to customers, who are the contact
 * themselves.
 */
export function ContactChoice({ customerId, ...choice }: ContactChoiceProps) {
  const can = useCan();
  const { isStaff } = useSignedInViewer();
  if (!isStaff || customerId === null || !(can(QUOTES_REVISE) || can(SALES_ORDERS_EDIT))) return null;
  return (
    <CardBoundary>
      <Suspense fallback={<LinesSkeleton lines={1} />}>
        <ContactField customerId={customerId} {...choice} />
      </Suspense>
    </CardBoundary>
  );
}
