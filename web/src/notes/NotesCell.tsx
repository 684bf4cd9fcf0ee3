import type { ComponentType } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { NotesCell_subject$key } from './__generated__/NotesCell_subject.graphql.ts';
import { NotesButton } from './NotesButton.tsx';

const fragment = graphql`
  fragment NotesCell_subject on NoteSubject {
    noteCount
    unreadNoteCount
  }
`;

type NotesCellProps = {
  subject: NotesCell_subject$key;
  /** Number of the subject. */
  number: string;
  /** The notes, rendered when opened. */
  notes: ComponentType<{ number: string }>;
};

/** List cell: number of notes of a row, and a button that opens them. */
export function NotesCell({ subject, number, notes: Notes }: NotesCellProps) {
  const { noteCount, unreadNoteCount } = useFragment(fragment, subject);
  return (
    <NotesButton
      count={noteCount}
      unread={unreadNoteCount}
      number={number}
      notes={() => <Notes number={number} />}
    />
  );
}
