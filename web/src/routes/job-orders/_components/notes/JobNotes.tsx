import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { DetailPanel } from '../../../../ui/layout/DetailPanel.tsx';
import type { JobNotes_job$key } from './__generated__/JobNotes_job.graphql.ts';
import { NoteForm } from './NoteForm.tsx';
import { NoteItem } from './NoteItem.tsx';

const fragment = graphql`
  fragment JobNotes_job on JobOrder {
    id
    noteCount
    writableNotes
    notes {
      id
      visibility
      ...NoteItem_note
    }
  }
`;

type JobNotesProps = { job: JobNotes_job$key; visibility: 'CUSTOMER' | 'INTERNAL' };

/** Notes of one kind: those shared with the customer, or those for staff alone. Never mixed. */
export function JobNotes({ job: key, visibility }: JobNotesProps) {
  const { t } = useTranslation('jobs');
  const job = useFragment(fragment, key);
  // A new form for every note: what was written is gone from it.
  const [written, setWritten] = useState(0);
  const notes = job.notes.filter((note) => note.visibility === visibility);
  return (
    <DetailPanel title={t(`notes.title.${visibility}`)}>
      {notes.length === 0 ? (
        <Text color="fg.muted">{t(`notes.none.${visibility}`)}</Text>
      ) : (
        <Stack as="ol" listStyleType="none" gap="5">
          {notes.map((note) => (
            <NoteItem key={note.id} note={note} />
          ))}
        </Stack>
      )}
      {job.writableNotes.includes(visibility) && (
        <NoteForm
          key={written}
          jobId={job.id}
          visibility={visibility}
          onDone={() => setWritten((count) => count + 1)}
        />
      )}
    </DetailPanel>
  );
}
