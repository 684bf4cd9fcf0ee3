import { Box, chakra, Flex } from '@chakra-ui/react';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuZoomIn, LuZoomOut } from 'react-icons/lu';
import { IconAction } from '../../../ui/actions/IconAction.tsx';
import { ModalDialog } from '../../../ui/dialogs/ModalDialog.tsx';
import { closeRenditions } from '../../../ui/pictures/PiecePicture.tsx';

/** Approximate width of the dialog. */
const DIALOG_WIDTH = '42rem';

/** Zoom factors. */
const STEPS = [1, 1.5, 2, 3] as const;

const Frame = chakra('section', {
  base: {
    overflow: 'auto',
    maxHeight: '75vh',
    borderRadius: 'l2',
    bg: 'gray.50',
    touchAction: 'pan-x pan-y',
    _focusVisible: { outline: '2px solid', outlineColor: 'brand.focusRing' },
  },
});

type PictureZoomProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** The picture, or its URL. */
  children: ReactNode;
};

/** A zoomable picture, moved by dragging, scrolling or arrow keys. */
export function PictureZoom({ isOpen, onClose, title, children }: PictureZoomProps) {
  const { t } = useTranslation('product');
  const [step, setStep] = useState(0);
  const scale = STEPS[step] ?? 1;

  function move(by: number) {
    setStep((current) => Math.min(STEPS.length - 1, Math.max(0, current + by)));
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === '+') move(1);
    if (event.key === '-') move(-1);
  }

  function handleDrag(event: PointerEvent<HTMLElement>) {
    if (event.buttons !== 1 || event.pointerType === 'touch') return;
    event.currentTarget.scrollBy(-event.movementX, -event.movementY);
  }

  return (
    <ModalDialog isOpen={isOpen} onClose={onClose} title={title} size="lg">
      <Flex justify="flex-end" gap="2" mb="2">
        <IconAction
          label={t('zoom.out')}
          icon={<LuZoomOut />}
          disabled={step === 0}
          onClick={() => move(-1)}
        />
        <IconAction
          label={t('zoom.in')}
          icon={<LuZoomIn />}
          disabled={step === STEPS.length - 1}
          onClick={() => move(1)}
        />
      </Flex>
      {/* Scrollable areas must be reachable by keyboard. */}
      <Frame tabIndex={0} aria-label={title} onKeyDown={handleKey} onPointerMove={handleDrag}>
        <Box
          style={{ width: `${scale * 100}%` }}
          onDoubleClick={() => move(step === STEPS.length - 1 ? -step : 1)}
        >
          {typeof children === 'string' ? (
            <img
              src={children}
              srcSet={closeRenditions(children)}
              // The enlarged picture is fetched in its displayed width.
              sizes={`calc(${scale} * min(100vw, ${DIALOG_WIDTH}))`}
              alt={title}
              width={1200}
              style={{ display: 'block', width: '100%' }}
              draggable={false}
            />
          ) : (
            children
          )}
        </Box>
      </Frame>
    </ModalDialog>
  );
}
