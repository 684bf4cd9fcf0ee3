import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../lib/format/useFormat.ts';
import type { NoteReaders_note$key } from './__generated__/NoteReaders_note.graphql.ts';

const fragment = graphql`
  fragment NoteReaders_note on Note {
    readBy {
      name
    }
  }
`;

/** Other users who have read a note; nothing if there are none. */
export function NoteReaders({ note: key }: { note: NoteReaders_note$key }) {
  const { t } = useTranslation('notes');
  const { list } = useFormat();
  const { readBy } = useFragment(fragment, key);
  if (readBy.length === 0) return null;
  return (
    <Text textStyle="xs" color="fg.muted" mt="1">
      {t('readBy', { names: list(readBy.map(({ name }) => name ?? t('workshop'))) })}
    </Text>
  );
}
