import { useSignedInViewer } from '../lib/session/useSignedInViewer.ts';
import { CardBoundary } from '../ui/feedback/CardBoundary.tsx';
import { NotesPanel } from './NotesPanel.tsx';
import type { NoteThreadProps } from './NoteThread.tsx';

/** Notes of a page's subject: those shared with the customer and, for staff, internal ones. */
export function NotesPanels(props: Omit<NoteThreadProps, 'visibility'>) {
  const { isStaff } = useSignedInViewer();
  return (
    <>
      <CardBoundary>
        <NotesPanel {...props} visibility="CUSTOMER" />
      </CardBoundary>
      {isStaff && (
        <CardBoundary>
          <NotesPanel {...props} visibility="INTERNAL" />
        </CardBoundary>
      )}
    </>
  );
}
