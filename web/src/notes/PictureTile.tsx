import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { LuX } from 'react-icons/lu';
import { IconAction } from '../ui/actions/IconAction.tsx';

const Tile = chakra('div', { base: { position: 'relative', w: '16', h: '16' } });
const Image = chakra('img', {
  base: { boxSize: '16', objectFit: 'cover', borderRadius: 'l2', borderWidth: '1px', borderColor: 'border' },
});

type PictureTileProps = { name: string; thumbnailUrl: string; onRemove: () => void };

/** An uploaded picture with a remove button. */
export function PictureTile({ name, thumbnailUrl, onRemove }: PictureTileProps) {
  const { t } = useTranslation('notes');
  return (
    <Tile>
      <Image src={thumbnailUrl} alt={name} />
      <IconAction
        label={t('removePicture', { name })}
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
