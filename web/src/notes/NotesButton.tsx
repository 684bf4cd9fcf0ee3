import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuMessageSquare } from 'react-icons/lu';

const NotesDialog = lazy(async () => ({ default: (await import('./NotesDialog.tsx')).NotesDialog }));

const Button = chakra('button', {
  base: {
    // Above the row's link.
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
  count: number;
  /** Number of unread notes. */
  unread: number;
  /** Also shown without notes, to write the first one. */
  isAlways?: boolean;
  /** Number of the subject. */
  number: string;
  /** Renders the notes. Called when opened. */
  notes: () => ReactNode;
};

/** Number of notes, with a mark if some are unread. Opens them. Nothing without notes, unless `isAlways`. */
export function NotesButton({ count, unread, isAlways = false, number, notes }: NotesButtonProps) {
  const { t } = useTranslation('notes');
  const [isOpen, setIsOpen] = useState(false);
  if (count === 0 && !isAlways) return null;
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
