import { Button, chakra, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalDialog } from '../ui/dialogs/ModalDialog.tsx';
import { useCamera } from './useCamera.ts';

const View = chakra('div', {
  base: {
    position: 'relative',
    bg: 'bg.muted',
    borderRadius: 'l2',
    overflow: 'hidden',
    aspectRatio: '4 / 3',
    '& > video, & > canvas': { w: 'full', h: 'full', objectFit: 'contain' },
  },
});

type CameraDialogProps = { onTaken: (file: File) => void; onClose: () => void };

/** Takes one picture with a camera of the device; it is looked at before it is used. */
export function CameraDialog({ onTaken, onClose }: CameraDialogProps) {
  const { t } = useTranslation('notes');
  const { state, video, canvas, start, take, picture } = useCamera();
  const [isSaving, setIsSaving] = useState(false);

  async function handleUse() {
    setIsSaving(true);
    onTaken(await picture());
    onClose();
  }

  const isTaken = state === 'taken';
  const hasPicture = state === 'live' || isTaken || state === 'starting';
  return (
    <ModalDialog
      isOpen
      onClose={onClose}
      title={t('camera.title')}
      size="md"
      footer={
        isTaken ? (
          <>
            <Button variant="outline" onClick={start}>
              {t('camera.again')}
            </Button>
            <Button loading={isSaving} onClick={handleUse}>
              {t('camera.use')}
            </Button>
          </>
        ) : hasPicture ? (
          <Button disabled={state !== 'live'} onClick={take}>
            {t('camera.take')}
          </Button>
        ) : (
          <Button variant="outline" onClick={start}>
            {t('camera.retry')}
          </Button>
        )
      }
    >
      {hasPicture ? (
        <Stack gap="2">
          <View>
            <video ref={video} muted playsInline autoPlay hidden={isTaken} aria-label={t('camera.view')} />
            <canvas ref={canvas} hidden={!isTaken} role="img" aria-label={t('camera.taken')} />
          </View>
          <Text role="status" textStyle="xs" color="fg.muted" minH="4">
            {state === 'starting' && t('camera.starting')}
          </Text>
        </Stack>
      ) : (
        <Text role="alert">{t(`camera.problem.${state}`)}</Text>
      )}
    </ModalDialog>
  );
}
