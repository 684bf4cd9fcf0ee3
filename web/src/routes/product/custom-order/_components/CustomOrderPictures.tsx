import { Heading, Skeleton, Stack } from '@chakra-ui/react';
import { Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../../lib/i18n/lazy-part.ts';
import { uploads } from '../../../../upload/pictures/namespace.ts';
import type { PictureUploads as Uploads } from '../../../../upload/pictures/usePictureUploads.ts';

const PictureUploads = lazyPart(
  async () => (await import('../../../../upload/pictures/PictureUploads.tsx')).PictureUploads,
  uploads,
);

/** Drawings and photos of the custom order. */
export function CustomOrderPictures({ uploads }: { uploads: Uploads }) {
  const { t } = useTranslation('custom-order');
  const heading = useId();
  return (
    <Stack as="section" gap="3" aria-labelledby={heading}>
      <Heading as="h2" id={heading} textStyle="label">
        {t('pictures')}
      </Heading>
      <Suspense fallback={<Skeleton height="14" />}>
        <PictureUploads uploads={uploads} />
      </Suspense>
    </Stack>
  );
}
