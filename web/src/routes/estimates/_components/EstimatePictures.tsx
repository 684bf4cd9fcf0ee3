import { Button, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuCamera, LuX } from 'react-icons/lu';
import { FileDrop } from '../../../lib/forms/FileDrop.tsx';
import { MAX_ESTIMATE_PICTURES } from '../../../lib/forms/limits.ts';
import { IconAction } from '../../../ui/actions/IconAction.tsx';
import { DetailPanel } from '../../../ui/layout/DetailPanel.tsx';
import { Webcam } from '../../../upload/webcam/Webcam.tsx';
import type { EstimatePicturesState } from '../_lib/useEstimatePictures.ts';

const Tile = chakra('div', { base: { position: 'relative', boxSize: '20' } });
const Image = chakra('img', {
  base: { boxSize: '20', objectFit: 'cover', borderRadius: 'l2', borderWidth: '1px', borderColor: 'border' },
});

type EstimatePicturesProps = { state: EstimatePicturesState; isReadOnly: boolean };

/** Drawings and photos by file dialog, drag and drop, paste or camera, with upload progress and failures. */
export function EstimatePictures({ state, isReadOnly }: EstimatePicturesProps) {
  const { t } = useTranslation('estimates');
  const { pictures, failed, isUploading, progress, add, remove } = state;
  const [isTaking, setIsTaking] = useState(false);
  if (isReadOnly && pictures.length === 0) return null;
  const nameOf = (index: number) => `${t('form.pictures')} ${index + 1}`;
  return (
    <DetailPanel title={t('form.pictures')}>
      {pictures.length > 0 && (
        <Flex gap="4" wrap="wrap">
          {pictures.map(({ fileId, thumbnailUrl }, index) => (
            <Tile key={fileId}>
              <Image src={thumbnailUrl} alt={nameOf(index)} />
              {!isReadOnly && (
                <IconAction
                  label={t('pictures.remove', { name: nameOf(index) })}
                  icon={<LuX />}
                  size="xs"
                  variant="solid"
                  position="absolute"
                  top="-2"
                  insetEnd="-2"
                  borderRadius="full"
                  onClick={() => remove(fileId)}
                />
              )}
            </Tile>
          ))}
        </Flex>
      )}
      {!isReadOnly && pictures.length < MAX_ESTIMATE_PICTURES && (
        <Flex gap="3" wrap="wrap" align="center">
          <Flex flex="1" minW="56">
            <FileDrop
              label={t('pictures.add')}
              isMultiple
              disabled={isUploading}
              onFiles={(files) => void add(files)}
            />
          </Flex>
          <Button size="sm" variant="outline" disabled={isUploading} onClick={() => setIsTaking(true)}>
            <LuCamera aria-hidden />
            {t('pictures.camera')}
          </Button>
        </Flex>
      )}
      {isTaking && <Webcam onTaken={(file) => void add([file])} onClose={() => setIsTaking(false)} />}
      <Text role="status" textStyle="xs" color="fg.muted" _empty={{ display: 'none' }}>
        {isUploading && t('pictures.uploading', { index: progress.done + 1, total: progress.total })}
      </Text>
      {failed.map(({ file, reason }) => (
        <Stack key={file.name} gap="0" role="alert">
          <Text textStyle="sm" color="fg.error">
            {t('pictures.failed', { name: file.name })} {reason}{' '}
            <Button variant="plain" size="xs" onClick={() => void add([file])}>
              {t('pictures.retry')}
            </Button>
          </Text>
        </Stack>
      ))}
    </DetailPanel>
  );
}
