import { Suspense } from 'react';
import { lazyPart } from '../../lib/i18n/lazy-part.ts';
import { webcam } from './namespace.ts';
import type { WebcamProps } from './WebcamDialog.tsx';

const Dialog = lazyPart(async () => (await import('./WebcamDialog.tsx')).WebcamDialog, webcam);

/**
 * Takes a picture with a camera: `{isTaking && <Webcam onTaken={add} onClose={close} />}`. The user reviews the picture
 * before using it. Code and texts are fetched on first use. Closing switches the camera off.
 */
export function Webcam(props: WebcamProps) {
  return (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  );
}
