import { Flex, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { DetailPanel } from '../../../../ui/layout/DetailPanel.tsx';
import { PictureButton } from '../PictureButton.tsx';
import type { JobGallery_job$key } from './__generated__/JobGallery_job.graphql.ts';

const fragment = graphql`
  fragment JobGallery_job on JobOrder {
    images {
      id
      url
      thumbnailUrl
      caption
    }
  }
`;

/** Side of a picture's place; how high it really is shows when it is opened. */
const SIDE = 1200;

/** Pictures of the job: the piece as ordered, drawings, proofs. */
export function JobGallery({ job: key }: { job: JobGallery_job$key }) {
  const { t } = useTranslation('jobs');
  const { images } = useFragment(fragment, key);
  // One picture alone is the piece, which stands above already.
  if (images.length < 2) return null;
  return (
    <DetailPanel title={t('picture.title')}>
      <Flex wrap="wrap" gap="4">
        {images.map(({ id, caption, ...picture }) => (
          <Stack key={id} gap="1" w="24">
            <PictureButton
              picture={{ ...picture, width: SIDE, height: SIDE }}
              alt={caption || t('picture.one')}
              size="24"
            />
            <Text textStyle="xs" color="fg.muted" lineClamp={2}>
              {caption}
            </Text>
          </Stack>
        ))}
      </Flex>
    </DetailPanel>
  );
}
