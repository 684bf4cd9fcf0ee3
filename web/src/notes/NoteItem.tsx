import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../lib/format/useFormat.ts';
import { PictureButton } from '../ui/pictures/PictureButton.tsx';
import type { NoteItem_note$key } from './__generated__/NoteItem_note.graphql.ts';
import { textParts } from './mention-text.ts';
import { NoteReaders } from './NoteReaders.tsx';
import { useNoteTopic } from './note-topics.ts';

const fragment = graphql`
  fragment NoteItem_note on Note {
    lineKey
    text
    createdAt
    author {
      fullName
      isStaff
    }
    actingBy {
      fullName
    }
    mentions {
      id
      fullName
    }
    attachments {
      id
      url
      thumbnailUrl
      name
      width
      height
    }
    ...NoteReaders_note
  }
`;

const Name = chakra('span', { base: { fontWeight: 'medium', color: 'fg.gold' } });

type NoteItemProps = {
  note: NoteItem_note$key;
  /** Content above the note, such as the line above new notes. */
  above: ReactNode;
};

/** A note: author and on whose behalf, time, text and pictures, and who has read it. */
export function NoteItem({ note: key, above }: NoteItemProps) {
  const { t } = useTranslation('notes');
  const { dateTime } = useFormat();
  const note = useFragment(fragment, key);
  const topic = useNoteTopic(note.lineKey);
  const { text, createdAt, author, actingBy, attachments, mentions } = note;
  const name = actingBy ? t('for', { staff: actingBy.fullName, user: author.fullName }) : author.fullName;
  const parts = textParts(
    text,
    mentions.map(({ fullName }) => fullName),
  );
  return (
    <li>
      {above}
      <Box borderStartWidth="3px" borderColor={author.isStaff ? 'brand.solid' : 'border.gold'} ps="4">
        <Flex columnGap="2" wrap="wrap" textStyle="xs" color="fg.muted">
          <Text as="span" fontWeight="medium" color="fg">
            {name}
          </Text>
          <time dateTime={createdAt}>{dateTime(createdAt)}</time>
          {topic && <span>{t('about', { topic })}</span>}
        </Flex>
        <Text whiteSpace="pre-line" overflowWrap="anywhere">
          {parts.map((part, index) => (part.isName ? <Name key={index}>{part.text}</Name> : part.text))}
        </Text>
        {attachments.length > 0 && (
          <Flex gap="2" wrap="wrap" mt="2">
            {attachments.map((picture) => (
              <PictureButton key={picture.id} picture={picture} alt={picture.name} size="16" />
            ))}
          </Flex>
        )}
        <NoteReaders note={note} />
      </Box>
    </li>
  );
}
