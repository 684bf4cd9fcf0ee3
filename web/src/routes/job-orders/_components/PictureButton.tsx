import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalDialog } from '../../../ui/dialogs/ModalDialog.tsx';
import { Picture } from '../../../ui/pictures/Picture.tsx';

const Button = chakra('button', {
  base: {
    flexShrink: 0,
    cursor: 'zoom-in',
    borderRadius: 'l2',
    overflow: 'hidden',
    borderWidth: '1px',
    borderColor: 'border',
    '& img': { aspectRatio: '1', objectFit: 'cover' },
    _hover: { borderColor: 'border.control' },
  },
  variants: { size: { '16': { w: '16' }, '24': { w: '24' }, full: { w: 'full' } } },
});

type PictureButtonProps = {
  picture: {
    readonly url: string;
    readonly thumbnailUrl: string;
    readonly width: number;
    readonly height: number;
  };
  /** What it shows; also the title of the large view. */
  alt: string;
  /** `full`: as wide as its place, to be looked at without opening. */
  size: '16' | '24' | 'full';
};

/** A small picture that opens large. */
export function PictureButton({ picture, alt, size }: PictureButtonProps) {
  const { t } = useTranslation('jobs');
  const [isOpen, setIsOpen] = useState(false);
  const { url, thumbnailUrl, width, height } = picture;
  return (
    <>
      <Button
        type="button"
        size={size}
        aria-haspopup="dialog"
        aria-label={t('picture.enlarge', { name: alt })}
        onClick={() => setIsOpen(true)}
      >
        <Picture src={size === 'full' ? url : thumbnailUrl} alt="" width={width} height={height} />
      </Button>
      <ModalDialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={alt} size="lg">
        <Picture src={url} alt={alt} width={width} height={height} />
      </ModalDialog>
    </>
  );
}
