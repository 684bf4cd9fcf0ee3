import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuZoomIn, LuZoomOut } from 'react-icons/lu';
import { IconAction } from '../../../../ui/actions/IconAction.tsx';
import { Picture } from '../../../../ui/pictures/Picture.tsx';
import { movedByKey, type PinPlace, placeWithin } from './pin-place.ts';

const Frame = chakra('div', {
  base: {
    overflow: 'auto',
    maxH: '70vh',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'l2',
    bg: 'bg.picture',
    // Scrolling and pinch zoom work as usual.
    touchAction: 'pan-x pan-y pinch-zoom',
    _focusVisible: { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' },
  },
});

const Pin = chakra('button', {
  base: {
    position: 'absolute',
    transform: 'translate(-50%, -50%)',
    boxSize: '7',
    borderRadius: 'full',
    borderWidth: '2px',
    borderColor: 'bg.panel',
    bg: 'brand.solid',
    color: 'brand.contrast',
    textStyle: 'xs',
    fontWeight: 'semibold',
    cursor: 'pointer',
    _focusVisible: { outline: '3px solid', outlineColor: 'brand.focusRing', outlineOffset: '1px' },
  },
  variants: {
    state: {
      open: {},
      resolved: { bg: 'bg.panel', color: 'fg.muted', borderColor: 'border.control' },
      chosen: { bg: 'gold.solid', color: 'gold.contrast', zIndex: '1' },
      draft: { bg: 'gold.solid', color: 'gold.contrast', cursor: 'move', zIndex: '2' },
    },
  },
});

const ZOOMS = [1, 1.5, 2, 3, 4] as const;

/** A pin on the picture. */
type StagePin = {
  readonly id: string;
  readonly label: string;
  readonly x: string;
  readonly y: string;
  readonly resolvedAt: string | null | undefined;
};

type ProofStageProps = {
  picture: { readonly url: string; readonly width: number; readonly height: number };
  /** Description of the picture. */
  name: string;
  pins: readonly StagePin[];
  chosenPin: string | null;
  onChoosePin: (id: string) => void;
  /** The pin being placed. */
  draft: PinPlace | null;
  /** Places a pin; null: not allowed here. */
  onPlace: ((place: PinPlace) => void) | null;
};

/** The picture of a proof with its pins, with zoom steps and scrolling. A click places a pin. */
export function ProofStage(props: ProofStageProps) {
  const { picture, name, pins, chosenPin, onChoosePin, draft, onPlace } = props;
  const { t } = useTranslation('jobs');
  const [step, setStep] = useState(0);
  const zoom = ZOOMS[step] ?? 1;

  function handleClick(event: MouseEvent<HTMLDivElement>) {
    onPlace?.(placeWithin(event.currentTarget.getBoundingClientRect(), event));
  }

  return (
    <Box>
      <Frame tabIndex={0} role="region" aria-label={name}>
        {/* The form places pins by keyboard. The click is a shortcut for pointers. */}
        <Box
          position="relative"
          style={{ width: `${zoom * 100}%` }}
          cursor={onPlace ? 'crosshair' : undefined}
          onClick={onPlace ? handleClick : undefined}
        >
          <Picture src={picture.url} alt={name} width={picture.width} height={picture.height} />
          {pins.map(({ id, label, x, y, resolvedAt }) => (
            <Pin
              key={id}
              type="button"
              state={id === chosenPin ? 'chosen' : resolvedAt ? 'resolved' : 'open'}
              style={{ left: `${Number(x) * 100}%`, top: `${Number(y) * 100}%` }}
              aria-label={t('proof.pin', { number: label })}
              aria-pressed={id === chosenPin}
              onClick={(event) => {
                event.stopPropagation();
                onChoosePin(id);
              }}
            >
              {label}
            </Pin>
          ))}
          {draft && onPlace && (
            <Pin
              type="button"
              state="draft"
              style={{ left: `${draft.x * 100}%`, top: `${draft.y * 100}%` }}
              aria-label={t('proof.draftPin')}
              onClick={(event) => event.stopPropagation()}
              onKeyDown={(event) => {
                const moved = movedByKey(draft, event);
                if (!moved) return;
                event.preventDefault();
                onPlace(moved);
              }}
            >
              +
            </Pin>
          )}
        </Box>
      </Frame>
      <Flex align="center" gap="1" mt="1">
        <IconAction
          label={t('proof.smaller')}
          icon={<LuZoomOut />}
          disabled={step === 0}
          onClick={() => setStep(step - 1)}
        />
        <Text textStyle="xs" minW="10" textAlign="center" aria-live="polite">
          {Math.round(zoom * 100)} %
        </Text>
        <IconAction
          label={t('proof.larger')}
          icon={<LuZoomIn />}
          disabled={step === ZOOMS.length - 1}
          onClick={() => setStep(step + 1)}
        />
      </Flex>
    </Box>
  );
}
