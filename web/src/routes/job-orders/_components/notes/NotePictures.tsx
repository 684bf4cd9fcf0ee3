import { Flex, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { FileDrop } from '../../../../lib/forms/FileDrop.tsx';
import { MAX_NOTE_PICTURES } from '../../../../lib/forms/limits.ts';
import { PictureTile } from './PictureTile.tsx';
import type { NotePicturesState } from './useNotePictures.ts';

/** Pictures of a note: chosen, dropped or pasted, with how far the upload is. */
export function NotePictures({ pictures: state }: { pictures: NotePicturesState }) {
  const { t } = useTranslation('jobs');
  const { pictures, isUploading, progress, add, remove } = state;
  return (
    <Stack gap="3">
      {pictures.length > 0 && (
        <Flex gap="4" wrap="wrap">
          {pictures.map(({ fileId, name, thumbnailUrl }) => (
            <PictureTile
              key={fileId}
              name={name}
              thumbnailUrl={thumbnailUrl}
              onRemove={() => remove(fileId)}
            />
          ))}
        </Flex>
      )}
      {pictures.length < MAX_NOTE_PICTURES && (
        <FileDrop label={t('notes.addPictures')} isMultiple disabled={isUploading} onFiles={add} />
      )}
      <Text role="status" textStyle="xs" color="fg.muted" _empty={{ display: 'none' }}>
        {isUploading && t('notes.uploading', { index: progress.done + 1, total: progress.total })}
      </Text>
    </Stack>
  );
}
