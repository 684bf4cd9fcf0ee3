import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuCamera } from 'react-icons/lu';
import { FileDrop } from '../lib/forms/FileDrop.tsx';
import { MAX_NOTE_PICTURES } from '../lib/forms/limits.ts';
import { Webcam } from '../upload/webcam/Webcam.tsx';
import { PictureTile } from './PictureTile.tsx';
import type { NotePicturesState } from './useNotePictures.ts';

/** Pictures of a note, by file dialog, drag and drop, paste or camera, with upload progress. */
export function NotePictures({ pictures: state }: { pictures: NotePicturesState }) {
  const { t } = useTranslation('notes');
  const { pictures, isUploading, progress, add, remove } = state;
  const [isTaking, setIsTaking] = useState(false);
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
        <Flex gap="3" wrap="wrap" align="center">
          <Flex flex="1" minW="56">
            <FileDrop label={t('addPictures')} isMultiple disabled={isUploading} onFiles={add} />
          </Flex>
          <Button size="sm" variant="outline" disabled={isUploading} onClick={() => setIsTaking(true)}>
            <LuCamera aria-hidden />
            {t('takePicture')}
          </Button>
        </Flex>
      )}
      <Text role="status" textStyle="xs" color="fg.muted" _empty={{ display: 'none' }}>
        {isUploading && t('uploading', { index: progress.done + 1, total: progress.total })}
      </Text>
      {isTaking && <Webcam onTaken={(file) => void add([file])} onClose={() => setIsTaking(false)} />}
    </Stack>
  );
}
