import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from './Picture.tsx';

const ModalDialog = lazy(async () => ({
  default: (await import('../dialogs/ModalDialog.tsx')).ModalDialog,
}));

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
  /** Description; also the title of the large view. */
  alt: string;
  /** `full`: the full width of its container. */
  size: '16' | '24' | 'full';
};

/** A thumbnail that opens the large picture. */
export function PictureButton({ picture, alt, size }: PictureButtonProps) {
  const { t } = useTranslation();
  const [view, setView] = useState<'never opened' | 'open' | 'closed'>('never opened');
  const { url, thumbnailUrl, width, height } = picture;
  return (
    <>
      <Button
        type="button"
        size={size}
        aria-haspopup="dialog"
        aria-label={t('enlarge', { name: alt })}
        onClick={() => setView('open')}
      >
        <Picture src={size === 'full' ? url : thumbnailUrl} alt="" width={width} height={height} />
      </Button>
      {view !== 'never opened' && (
        <Suspense>
          <ModalDialog isOpen={view === 'open'} onClose={() => setView('closed')} title={alt} size="lg">
            <Picture src={url} alt={alt} width={width} height={height} />
          </ModalDialog>
        </Suspense>
      )}
    </>
  );
}
