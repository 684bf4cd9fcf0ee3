import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalDialog } from '../ui/dialogs/ModalDialog.tsx';
import { CardBoundary } from '../ui/feedback/CardBoundary.tsx';
import { LinesSkeleton } from '../ui/feedback/Skeletons.tsx';

type NotesDialogProps = { number: string; onClose: () => void; children: ReactNode };

/** Notes of a subject in a dialog over its list. */
export function NotesDialog({ number, onClose, children }: NotesDialogProps) {
  const { t } = useTranslation('notes');
  return (
    <ModalDialog isOpen onClose={onClose} title={t('dialog', { number })} size="lg">
      <CardBoundary>
        <Suspense fallback={<LinesSkeleton lines={6} />}>{children}</Suspense>
      </CardBoundary>
    </ModalDialog>
  );
}
