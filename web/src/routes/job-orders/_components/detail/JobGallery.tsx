import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { DetailPanel } from '../../../../ui/layout/DetailPanel.tsx';
import { PictureButton } from '../../../../ui/pictures/PictureButton.tsx';
import type { JobGallery_job$key } from './__generated__/JobGallery_job.graphql.ts';

const PictureMenu = lazy(async () => ({ default: (await import('./PictureMenu.tsx')).PictureMenu }));

const fragment = graphql`
  fragment JobGallery_job on JobOrder {
    number
    version
    allowedEdits
    images {
      id
      url
      thumbnailUrl
      caption
      isBig
    }
  }
`;

/** Size of a picture’s placeholder. Its real height shows when opened. */
const SIDE = 1200;

/** Pictures of the job: the ordered piece, drawings, proofs. Staff choose the large one and remove others. */
export function JobGallery({ job: key }: { job: JobGallery_job$key }) {
  const { t } = useTranslation('jobs');
  const { images, number, version, allowedEdits } = useFragment(fragment, key);
  return (
    <DetailPanel title={t('picture.title')}>
      <Flex wrap="wrap" gap="4">
        {images.map(({ id, caption, isBig, ...picture }) => (
          <Stack key={id} gap="1" w="24">
            <Box position="relative">
              <PictureButton
                picture={{ ...picture, width: SIDE, height: SIDE }}
                alt={caption || t('picture.one')}
                size="24"
              />
              {allowedEdits.includes('IMAGES') && (
                <Box position="absolute" top="1" insetEnd="1">
                  <Suspense>
                    <PictureMenu image={{ id, caption, isBig }} job={{ number, version }} />
                  </Suspense>
                </Box>
              )}
            </Box>
            <Text textStyle="xs" color="fg.muted" lineClamp={2}>
              {caption}
            </Text>
            {isBig && (
              <Text textStyle="xs" fontWeight="medium">
                {t('picture.big')}
              </Text>
            )}
          </Stack>
        ))}
      </Flex>
    </DetailPanel>
  );
}
