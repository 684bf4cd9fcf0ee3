import { Stack, Text } from '@chakra-ui/react';
import { type ComponentType, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { NoteThread_subject$key } from './__generated__/NoteThread_subject.graphql.ts';
import { NewNotes } from './NewNotes.tsx';
import type { NoteFormProps } from './NoteForm.tsx';
import { NoteItem } from './NoteItem.tsx';
import { NoteWriting } from './NoteWriting.tsx';
import { useMarkRead } from './useMarkRead.ts';

const fragment = graphql`
  fragment NoteThread_subject on NoteSubject @no_inline {
    id
    noteCount
    writableNotes
    notes {
      id
      lineKey
      visibility
      isUnread
      ...NoteItem_note
    }
  }
`;

export type NoteThreadProps = {
  subject: NoteThread_subject$key;
  visibility: 'CUSTOMER' | 'INTERNAL';
  /** Shows only notes about this quote line. */
  lineKey?: number;
  /** The form to use if a note changes other parts of the page too. */
  form?: ComponentType<NoteFormProps>;
};

/**
 * Notes of one visibility, with a form if the viewer may write one. Visible notes are marked as read. The line above
 * new ones stays until the page is opened again.
 */
export function NoteThread({ subject: key, visibility, lineKey, form }: NoteThreadProps) {
  const { t } = useTranslation('notes');
  const subject = useFragment(fragment, key);
  const ofKind = subject.notes.filter((note) => note.visibility === visibility);
  const notes = lineKey === undefined ? ofKind : ofKind.filter((note) => note.lineKey === lineKey);
  const [firstNew] = useState(() => notes.find(({ isUnread }) => isUnread)?.id);
  const end = useRef<HTMLDivElement>(null);
  const newest = notes.at(-1);
  useMarkRead(end, notes.some(({ isUnread }) => isUnread) ? newest?.id : undefined);
  return (
    <Stack gap="4">
      {notes.length === 0 ? (
        <Text color="fg.muted">{t(`none.${visibility}`)}</Text>
      ) : (
        <Stack as="ol" listStyleType="none" gap="5">
          {notes.map((note) => (
            <NoteItem key={note.id} note={note} above={note.id === firstNew && <NewNotes />} />
          ))}
        </Stack>
      )}
      <div ref={end} />
      {subject.writableNotes.includes(visibility) && (
        <NoteWriting subjectId={subject.id} visibility={visibility} lineKey={lineKey} form={form} />
      )}
    </Stack>
  );
}
