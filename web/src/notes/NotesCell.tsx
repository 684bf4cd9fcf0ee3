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
  /** What people call the thing. */
  number: string;
  /** Its notes, read when they are opened. */
  notes: ComponentType<{ number: string }>;
};

/** In a list: how many notes a row has, with the way to them. */
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
