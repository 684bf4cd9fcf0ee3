import { Button } from '@chakra-ui/react';
import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuPencil } from 'react-icons/lu';
import { LinesSkeleton } from '../ui/feedback/Skeletons.tsx';
import type { NoteFormProps } from './NoteForm.tsx';

const NoteForm = lazy(async () => ({ default: (await import('./NoteForm.tsx')).NoteForm }));

type NoteWritingProps = Pick<NoteFormProps, 'subjectId' | 'visibility' | 'lineKey'> & {
  form?: ComponentType<NoteFormProps> | undefined;
};

/** Button that opens the note form and focuses its text. The form closes after sending. */
export function NoteWriting({ form: NoteFields = NoteForm, ...about }: NoteWritingProps) {
  const { t } = useTranslation('notes');
  const [isWriting, setIsWriting] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasWriting = useRef(false);
  useEffect(() => {
    if (wasWriting.current && !isWriting) opener.current?.focus();
    wasWriting.current = isWriting;
  }, [isWriting]);
  if (!isWriting)
    return (
      <Button
        ref={opener}
        size="sm"
        variant="outline"
        alignSelf="flex-start"
        onClick={() => setIsWriting(true)}
      >
        <LuPencil aria-hidden />
        {t(`open.${about.visibility}`)}
      </Button>
    );
  return (
    <Suspense fallback={<LinesSkeleton lines={4} />}>
      <NoteFields {...about} onDone={() => setIsWriting(false)} />
    </Suspense>
  );
}
