import { Box, Flex, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../../../lib/format/useFormat.ts';
import { PictureButton } from '../PictureButton.tsx';
import type { NoteItem_note$key } from './__generated__/NoteItem_note.graphql.ts';

const fragment = graphql`
  fragment NoteItem_note on Note {
    text
    createdAt
    author {
      fullName
      isStaff
    }
    actingBy {
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
  }
`;

/** A note: who wrote it in whose name, when, its words and pictures. */
export function NoteItem({ note: key }: { note: NoteItem_note$key }) {
  const { t } = useTranslation('jobs');
  const { dateTime } = useFormat();
  const { text, createdAt, author, actingBy, attachments } = useFragment(fragment, key);
  const name = actingBy
    ? t('history.for', { staff: actingBy.fullName, user: author.fullName })
    : author.fullName;
  return (
    <Box as="li" borderStartWidth="3px" borderColor={author.isStaff ? 'brand.solid' : 'border.gold'} ps="4">
      <Flex columnGap="2" wrap="wrap" textStyle="xs" color="fg.muted">
        <Text as="span" fontWeight="medium" color="fg">
          {name}
        </Text>
        <time dateTime={createdAt}>{dateTime(createdAt)}</time>
      </Flex>
      <Text whiteSpace="pre-line">{text}</Text>
      {attachments.length > 0 && (
        <Flex gap="2" wrap="wrap" mt="2">
          {attachments.map((picture) => (
            <PictureButton key={picture.id} picture={picture} alt={picture.name} size="16" />
          ))}
        </Flex>
      )}
    </Box>
  );
}
