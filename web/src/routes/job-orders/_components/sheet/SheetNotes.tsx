import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../../../lib/format/useFormat.ts';
import type { SheetNotes_job$key } from './__generated__/SheetNotes_job.graphql.ts';

const fragment = graphql`
  fragment SheetNotes_job on JobOrder {
    note
    notes {
      id
      visibility
      text
      createdAt
      author {
        fullName
      }
    }
  }
`;

/** The note of the order and later notes. Internal ones only for staff. */
export function SheetNotes({ job: key }: { job: SheetNotes_job$key }) {
  const { t } = useTranslation('jobs');
  const { date } = useFormat();
  const { note, notes } = useFragment(fragment, key);
  if (!note && notes.length === 0) return null;
  return (
    <Stack gap="3">
      <Heading as="h2" textStyle="md">
        {t('column.notes')}
      </Heading>
      {note && <Text whiteSpace="pre-line">{note}</Text>}
      {notes.map(({ id, visibility, text, createdAt, author }) => (
        <Box key={id} breakInside="avoid">
          <Text textStyle="xs" color="fg.muted">
            {author.fullName} · {date(createdAt)}
            {visibility === 'INTERNAL' && ` · ${t('notes.internal')}`}
          </Text>
          <Text whiteSpace="pre-line">{text}</Text>
        </Box>
      ))}
    </Stack>
  );
}
