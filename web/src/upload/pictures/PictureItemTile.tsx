import { Button, chakra, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { LuX } from 'react-icons/lu';
import { IconAction } from '../../ui/actions/IconAction.tsx';
import type { PictureItem } from './picture-list.ts';

const Tile = chakra('div', { base: { position: 'relative', w: '24' } });
const Image = chakra('img', {
  base: { boxSize: '24', objectFit: 'cover', borderRadius: 'l2', borderWidth: '1px', borderColor: 'border' },
});
const Refused = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '24',
    p: '2',
    borderRadius: 'l2',
    borderWidth: '1px',
    borderColor: 'border.error',
    textStyle: 'xs',
    textAlign: 'center',
    overflow: 'hidden',
  },
});

type PictureItemTileProps = { item: PictureItem; onRemove: () => void; onRetry: () => void };

/** A picture: stored, uploading, or refused with the reason and a retry button. */
export function PictureItemTile({ item, onRemove, onRetry }: PictureItemTileProps) {
  const { t } = useTranslation('uploads');
  const { name, state } = item;
  return (
    <Tile>
      {state === 'stored' && <Image src={item.stored.thumbnailUrl} alt={name} />}
      {(state === 'waiting' || state === 'sending') && <Skeleton boxSize="24" borderRadius="l2" />}
      {state === 'failed' && (
        <Stack gap="1">
          <Refused>{name}</Refused>
          <Text role="alert" textStyle="xs" color="fg.error" overflowWrap="anywhere">
            {item.reason}
          </Text>
          <Button size="xs" variant="outline" aria-label={t('retryOf', { name })} onClick={onRetry}>
            {t('retry')}
          </Button>
        </Stack>
      )}
      <IconAction
        label={t('remove', { name })}
        icon={<LuX />}
        size="xs"
        variant="solid"
        position="absolute"
        top="-2"
        insetEnd="-2"
        borderRadius="full"
        onClick={onRemove}
      />
    </Tile>
  );
}
