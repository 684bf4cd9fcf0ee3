import { Button, chakra, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileDrop } from '../../lib/forms/FileDrop.tsx';
import { SelectField } from '../../lib/forms/SelectField.tsx';
import { ModalDialog } from '../../ui/dialogs/ModalDialog.tsx';
import { useWebcam } from './useWebcam.ts';

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

export type WebcamProps = {
  /** Called with the picture of the camera, or the file chosen if there is no camera. The dialog closes afterwards. */
  onTaken: (file: File) => void;
  onClose: () => void;
};

/** The dialog of `Webcam`: choice of camera, its picture, and help if there is none. */
export function WebcamDialog({ onTaken, onClose }: WebcamProps) {
  const { t } = useTranslation('webcam');
  const { state, video, canvas, cameras, cameraId, choose, start, take, picture } = useWebcam();
  const [isSaving, setIsSaving] = useState(false);

  function handleFile(file: File) {
    onTaken(file);
    onClose();
  }

  async function handleUse() {
    setIsSaving(true);
    handleFile(await picture());
  }

  const isTaken = state === 'taken';
  const hasPicture = state === 'live' || isTaken || state === 'starting';
  return (
    <ModalDialog
      isOpen
      onClose={onClose}
      title={t('title')}
      size="md"
      footer={
        isTaken ? (
          <>
            <Button variant="outline" onClick={start}>
              {t('again')}
            </Button>
            <Button loading={isSaving} onClick={handleUse}>
              {t('use')}
            </Button>
          </>
        ) : hasPicture ? (
          <Button disabled={state !== 'live'} onClick={take}>
            {t('take')}
          </Button>
        ) : (
          <Button variant="outline" onClick={start}>
            {t('retry')}
          </Button>
        )
      }
    >
      {hasPicture ? (
        <Stack gap="3">
          {cameras.length > 1 && !isTaken && (
            <SelectField
              name="camera"
              required
              label={t('camera')}
              value={cameraId ?? ''}
              onChange={choose}
              options={cameras.map(({ id, label }, index) => ({
                value: id,
                label: label || t('unnamed', { number: index + 1 }),
              }))}
            />
          )}
          <View>
            <video ref={video} muted playsInline autoPlay hidden={isTaken} aria-label={t('view')} />
            <canvas ref={canvas} hidden={!isTaken} role="img" aria-label={t('taken')} />
          </View>
          <Text role="status" textStyle="xs" color="fg.muted" minH="4">
            {state === 'starting' && t('starting')}
          </Text>
        </Stack>
      ) : (
        <Stack gap="4">
          <Text role="alert">{t(`problem.${state}`)}</Text>
          <FileDrop label={t('file')} onFiles={([file]) => file && handleFile(file)} />
        </Stack>
      )}
    </ModalDialog>
  );
}
