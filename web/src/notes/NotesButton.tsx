import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuMessageSquare } from 'react-icons/lu';
import { graphql, useFragment } from 'react-relay/hooks';
import type { NotesButton_subject$key } from './__generated__/NotesButton_subject.graphql.ts';

const NotesDialog = lazy(async () => ({ default: (await import('./NotesDialog.tsx')).NotesDialog }));

const fragment = graphql`
  fragment NotesButton_subject on NoteSubject {
    noteCount
    unreadNoteCount
  }
`;

const Button = chakra('button', {
  base: {
    // Over the link that the row is.
    position: 'relative',
    zIndex: '1',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minH: '6',
    px: '1',
    mx: '-1',
    borderRadius: 'l1',
    cursor: 'pointer',
    color: 'fg.muted',
    textStyle: 'xs',
    fontVariantNumeric: 'tabular-nums',
    _icon: { boxSize: '3.5' },
    _hover: { bg: 'bg.muted', color: 'fg' },
  },
});

const Mark = chakra('span', { base: { boxSize: '2', borderRadius: 'full', bg: 'brand.solid' } });

type NotesButtonProps = {
  subject: NotesButton_subject$key;
  /** What people call the thing. */
  number: string;
  /** Its notes, read when they are opened. */
  notes: () => ReactNode;
};

/** How many notes there are, with a mark where some are new; opens them. Nothing where there are none. */
export function NotesButton({ subject: key, number, notes }: NotesButtonProps) {
  const { t } = useTranslation('notes');
  const { noteCount: count, unreadNoteCount: unread } = useFragment(fragment, key);
  const [isOpen, setIsOpen] = useState(false);
  if (count === 0) return null;
  const words = [t('count', { count }), ...(unread > 0 ? [t('unread', { count: unread })] : [])].join(', ');
  return (
    <>
      <Button type="button" title={words} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <LuMessageSquare aria-hidden />
        <span aria-hidden>{count}</span>
        {unread > 0 && <Mark aria-hidden />}
        <VisuallyHidden>{words}</VisuallyHidden>
      </Button>
      {isOpen && (
        <Suspense>
          <NotesDialog number={number} onClose={() => setIsOpen(false)}>
            {notes()}
          </NotesDialog>
        </Suspense>
      )}
    </>
  );
}
