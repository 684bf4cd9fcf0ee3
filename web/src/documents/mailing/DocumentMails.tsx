import { Suspense } from 'react';
import { lazyPart } from '../../lib/i18n/lazy-part.ts';
import { useSignedInViewer } from '../../lib/session/useSignedInViewer.ts';
import { CardBoundary } from '../../ui/feedback/CardBoundary.tsx';
import { LinesSkeleton } from '../../ui/feedback/Skeletons.tsx';
import type { MailedDocument } from './mailed-document.ts';
import { mailing } from './namespace.ts';

const MailsPanel = lazyPart(async () => (await import('./MailsPanel.tsx')).MailsPanel, mailing);

type DocumentMailsProps = MailedDocument & {
  /** Whether the viewer may print the document. */
  mayPrint: boolean;
};

/** To whom a document was emailed, and a button to email it. Staff only. */
export function DocumentMails({ mayPrint, ...document }: DocumentMailsProps) {
  const { isStaff } = useSignedInViewer();
  if (!isStaff || !mayPrint) return null;
  return (
    <CardBoundary>
      <Suspense fallback={<LinesSkeleton lines={2} />}>
        <MailsPanel {...document} />
      </Suspense>
    </CardBoundary>
  );
}
