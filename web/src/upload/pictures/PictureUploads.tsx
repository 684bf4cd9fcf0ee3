import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuCamera } from 'react-icons/lu';
import { FileDrop } from '../../lib/forms/FileDrop.tsx';
import { Webcam } from '../webcam/Webcam.tsx';
import { PictureItemTile } from './PictureItemTile.tsx';
import type { PictureUploads as State } from './usePictureUploads.ts';

/** Picture uploads by file dialog, drag and drop, paste or webcam, with progress and limits. */
export function PictureUploads({ uploads }: { uploads: State }) {
  const { t } = useTranslation('uploads');
  const { items, max, progress, leftOut, add, remove, retry } = uploads;
  const [isTaking, setIsTaking] = useState(false);
  const isFull = items.length >= max;
  return (
    <Stack gap="3">
      {items.length > 0 && (
        <Flex as="ul" gap="4" wrap="wrap" listStyleType="none" aria-label={t('list')}>
          {items.map((item) => (
            <li key={item.key}>
              <PictureItemTile
                item={item}
                onRemove={() => remove(item.key)}
                onRetry={() => retry(item.key)}
              />
            </li>
          ))}
        </Flex>
      )}
      {!isFull && (
        <Flex gap="3" wrap="wrap" align="center">
          <Flex flex="1" minW="56">
            <FileDrop label={t('drop')} isMultiple onFiles={add} />
          </Flex>
          <Button size="sm" variant="outline" onClick={() => setIsTaking(true)}>
            <LuCamera aria-hidden />
            {t('takePicture')}
          </Button>
        </Flex>
      )}
      <Text textStyle="xs" color="fg.muted">
        {t('limits', { count: items.length, max })}
      </Text>
      {progress && (
        <progress
          value={progress.index - 1}
          max={progress.total}
          aria-label={t('progress', progress)}
          style={{ width: '100%' }}
        />
      )}
      <Text role="status" textStyle="xs" color="fg.muted" _empty={{ display: 'none' }}>
        {progress ? t('progress', progress) : leftOut > 0 && t('tooMany', { max, count: leftOut })}
      </Text>
      {isTaking && <Webcam onTaken={(file) => add([file])} onClose={() => setIsTaking(false)} />}
    </Stack>
  );
}
